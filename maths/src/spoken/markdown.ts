import { sayTex } from '#spoken/say-tex.ts'

/** Stretches of mathematics: between double dollars and brackets, or single dollars by the rule of Pandoc. */
const maths =
  /\$\$([\s\S]+?)\$\$|\\\[([\s\S]+?)\\\]|\\\(([\s\S]+?)\\\)|(?<!\\)\$(?![\s$])((?:\\.|[^$\\\n])*?(?:\\.|[^\s$\\]))\$(?![\d$])/g
const codeBlock = /^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\1[^\n]*$|$(?![\s\S]))/gm
const ruleOfTable = /^\s*\|?[\s:|-]*-[\s:|-]*\|[\s:|-]*$/
const rule = /^\s*(?:[-*_]\s*){3,}$/

/**
 * The paragraphs, entries, headings and rows of a text in Markdown, each as one line of prose: without its
 * marks, its mathematics in words.
 */
export function proseLines(markdown: string): string[] {
  const worded = markdown
    .replaceAll('\r\n', '\n')
    .replaceAll(codeBlock, '\n')
    .replaceAll(maths, (_, ...found: (string | undefined)[]) => mathsWords(found))
  const lines: string[] = []
  let isOpen = false
  for (const line of worded.split('\n')) {
    if (line.trim() === '' || rule.test(line) || ruleOfTable.test(line)) {
      isOpen = false
      continue
    }
    const { text, begins, ends } = lineOf(line)
    const last = lines.at(-1)
    if (isOpen && !begins && last !== undefined) lines[lines.length - 1] = `${last} ${text}`
    else lines.push(text)
    isOpen = !ends
  }
  return lines.map(withoutMarks).filter((line) => /[\p{L}\p{N}]/u.test(line))
}

/** A formula on lines of its own is a line by itself. */
function mathsWords([dollars, square, round, single]: readonly (string | undefined)[]): string {
  const display = dollars ?? square
  if (display === undefined) return ` ${sayTex(round ?? single ?? '')} `
  const said = sayTex(display.replaceAll(/\s*\n[>\s]*/g, ' '))
  return display.includes('\n') ? `\n${said}\n` : ` ${said} `
}

/** What a line says, and whether something begins or ends with it. */
function lineOf(line: string): { text: string; begins: boolean; ends: boolean } {
  const quoted = line.replace(/^\s*(?:>\s?)+/, '')
  const heading = /^\s*#{1,6}\s+(.*?)\s*#*\s*$/.exec(quoted)
  if (heading) return { text: heading[1] ?? '', begins: true, ends: true }
  const entry = /^\s*(?:[-*+•]|(\d+)[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/.exec(quoted)
  if (entry) {
    const number = entry[1] === undefined ? '' : `${entry[1]}, `
    return { text: `${number}${entry[2] ?? ''}`, begins: true, ends: false }
  }
  if (/^\s*\|/.test(quoted) || /\S\s+\|\s+\S/.test(quoted)) {
    const cells = quoted.split('|').map((cell) => cell.trim())
    return { text: cells.filter((cell) => cell !== '').join(', '), begins: true, ends: true }
  }
  return { text: quoted, begins: quoted !== line, ends: / {2}$|\\$/.test(line) }
}

const withoutMarks = (line: string): string =>
  line
    .replaceAll(/\[\[\d+\]\]/g, ' blank ')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s?\[\d+(?:,\s*\d+)*\]/g, '')
    .replaceAll(/<https?:[^>]*>|https?:\/\/\S+[^\s.,;:?!)]/g, 'a link')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, ' ')
    .replaceAll(/(?<![\w*])\*(?=[^\s*])([^*]*[^\s*])\*(?![\w*])/g, '$1')
    .replaceAll(/(?<![\w_])_(?=[^\s_])([^_]*[^\s_])_(?![\w_])/g, '$1')
    .replaceAll(/\*\*|__|~~|`+|\\(?=[^\w\s])/g, '')
