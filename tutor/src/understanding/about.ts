import type { Kind, Wish } from '#understanding/kinds.ts'

/** Words at the end that belong to the manner of asking. */
const ends =
  /(?:\W+(?:is|are|means?|to do|please|pls|plz|instead|again|pip|now|next|first|today|for me|with me|to me|quickly|questions?|quiz|test|thanks|in simple words))+\W*$|\W+$/i
const starts = /^(?:an?|the|some|my|of|on|about|for|any|bit|stuff|with)\s+/i

const topic = '(.{2,60})'
const practice: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:quiz|test|questions?|practice|practise|exercises?|problems?|paper|exam|ask|revise|something|do|topic|one)\b.*?\b(?:on|about|from|like|for|to)\s+(?!me\b|do\b|practi[sc]e\b|solve\b|start\b|get\b|move\b|try\b|revise\b|friday\b|monday\b|tomorrow\b|the next\b)${topic}`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:practi[sc]e|practi[sc]ing|revise|do|test my|have|give me|want|try)\s+(?:to\s+(?:do|try)\s+)?(?:some\s+|an?\s+|any\s+|my\s+)?(?!questions?\b|me\b|practi[sc]e\b|quiz\b|one\b|exercises?\b|another\b|something\b|some\b|test\b|mock\b|exam\b|more\b|to\b|do\b|this\b|that\b|easier\b|harder\b|a\b)${topic}`,
    'i',
  ),
  new RegExp(
    String.raw`^(?!.*\b(?:give|can|have|got|do|me|i)\b.* (?:questions|practi[sc]e|quiz))(?:\d+ |some |a |more )?${topic} (?:questions|practi[sc]e|quiz)\b`,
    'i',
  ),
]
const definition: readonly RegExp[] = [
  new RegExp(String.raw`\bwh?[au]t (?:does|do|did) (?:the word )?${topic}? mean\b`, 'i'),
  new RegExp(String.raw`\b(?:define|definition of|meaning of|meant by)\s+${topic}`, 'i'),
  new RegExp(String.raw`\bwh?[au]t(?:'?s| is| are| was)?\s+${topic}`, 'i'),
  new RegExp(String.raw`\b(?:explain|about|understand|which one is)\s+${topic}`, 'i'),
]
const example = [new RegExp(String.raw`\bexamples? of\s+${topic}`, 'i')]
const aim = [new RegExp(String.raw`\b(?:for|about|revise|on|study)\s+${topic}`, 'i')]
const field = [new RegExp(String.raw`\b(?:at|in|on)\s+${topic}`, 'i')]

const patternsOf = (kind: Kind, wish: Wish | undefined): readonly RegExp[] => {
  if (kind === 'practice') return practice
  if (wish === 'definition') return definition
  if (wish === 'example') return example
  if (wish === 'plan') return aim
  return wish === 'progress' ? field : []
}

/** What a wish is about, in the words of the message; undefined where it names nothing. */
export function aboutOf(text: string, kind: Kind, wish: Wish | undefined): string | undefined {
  const [line = ''] = text.split(/[\n.!;]/)
  for (const pattern of patternsOf(kind, wish)) {
    const found = pattern.exec(line)?.[1]
    if (found === undefined) continue
    const about = trimmed(found)
    if (/\p{L}{2}/u.test(about) && !empty.test(about)) return about
  }
  return undefined
}

const empty =
  /^(?:me|it|this|that|these|those|them|one|ones|questions?|something|more|fun|the next (?:one|question)|different|next|first|own|on my own|maths exam on .*|today|tomorrow|friday|monday|my exams?|exams?|week|(?:this|next) week|(?:is |are |mean|means))$/i

const trimmed = (found: string): string => {
  let about = found.split(/,|\?| (?:give|can you|and then|because|with|that|which) /i)[0] ?? ''
  for (let before = ''; before !== about; ) {
    before = about
    about = about.trim().replace(ends, '').replace(starts, '')
  }
  return about
}
