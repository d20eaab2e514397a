/** What is written by ear, in haste or by a phone, and never means anything else: as it was meant. */
const meant: readonly (readonly [RegExp, string])[] = [
  [/\b(?:wot|wat|waht|whta|wht|wut)\b/gi, 'what'],
  [/\b(?:wots|wats|wts|whts|wuts)\b/gi, "what's"],
  [/\b(?:were|wer|whr|wher) (?=(?:do|does|did|du|dus|duz)\b)/gi, 'where '],
  [/\bhw\b/gi, 'how'],
  [/\bdu (?=(?:i|u|you|we|they|it|u)\b)/gi, 'do '],
  [/\b(?:dus|duz)\b/gi, 'does'],
  [/\bteh\b|\bda(?= \w{3})/gi, 'the'],
  [/\b(?:per[ei]m[ei]ter|parimeter|perimetre|perimater)\b/gi, 'perimeter'],
  [/\badn\b/gi, 'and'],
  [/\biz\b/gi, 'is'],
  [/\bdnt\b/gi, "don't"],
  [/\b(?:don'?t|dont) no (?=w|h)/gi, "don't know "],
  [/\bfrist\b/gi, 'first'],
  [/\b(?:menny|meny)\b/gi, 'many'],
  [/\bdegreez\b/gi, 'degrees'],
  [/\bad(?= \d)/gi, 'add'],
  [/(?<=\d ?%) (?:von|van|de|di|din|z|do|del|da)(?= £?\d)/gi, ' of'],
  [/\b(?:jst|jus)\b/gi, 'just'],
  [/\bgim+e\b/gi, 'give me'],
  [/\b(?:ansa|anser|answr|awnser|anwser|ansr)\b/gi, 'answer'],
  [/\bcn (?=i|u|you|we)/gi, 'can '],
  [/\bhv\b/gi, 'have'],
  [/\bclu\b/gi, 'clue'],
  [/\bnxt\b/gi, 'next'],
  [/\bfanks\b/gi, 'thanks'],
  [/\b(?:abowt|abt)\b/gi, 'about'],
  [/\b(?:happin|hapen|hapn)\b/gi, 'happen'],
  [/\bmak\b/gi, 'make'],
  [/\b(?:qestion|quesiton|questoin|qustion|kwestion)\b/gi, 'question'],
  [/\b(times|plus|minus|by) (?:ate|ait)\b/gi, '$1 eight'],
  [/\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-| )?(?:for|fore)\b/gi, '$1 four'],
  [
    /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(one|two|three|four|five|six|seven|eight|nine)\b/gi,
    '$1 $2',
  ],
  [/\bhelpme\b/gi, 'help me'],
  [/\b(?:whatis|wotis|wats?is)(?=\d|\b)/gi, 'what is '],
  [/\bhowdo(?=i|u|you)\b/gi, 'how do '],
  [/(?<=\d%?)(of|plus|minus|times)(?=\d)/gi, ' $1 '],
]

/** Words of tasks in which two letters that stand side by side change places. */
const taskWords = new Set(
  `area square perimeter rectangle triangle circle radius diameter fraction fractions percent equation simplify
  factorise expand solve multiply divide subtract median range average probability sequence decimal angles degrees
  volume ratio number numbers question answer explain twenty thirty forty fifty sixty seventy eighty ninety eleven
  twelve seven eight three fourteen fifteen sixteen seventeen eighteen nineteen`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** They are words of their own. */
const others = new Set(['angels', 'there', 'salve'])

function withLettersInPlace(word: string): string {
  if (taskWords.has(word) || others.has(word)) return word
  for (let at = 0; at < word.length - 1; at++) {
    const [a = '', b = ''] = [word[at], word[at + 1]]
    if (a === b) continue
    const turned = `${word.slice(0, at)}${b}${a}${word.slice(at + 2)}`
    if (taskWords.has(turned)) return turned
  }
  return word
}

/** A longer text is no message that was typed in haste. */
const longest = 300

/**
 * Reads a message as it was meant, where it is spelt by ear or its letters changed places. What is only so much
 * as doubtful stays; a sentence that is spoken of is read from what was typed.
 */
export function asMeant(text: string): string {
  if (text.length > longest) return text
  let read = text
  for (const [typed, meaning] of meant) read = read.replace(typed, meaning)
  return read.replace(/(?<![\p{L}'])[a-z]{4,12}(?![\p{L}'])/gu, withLettersInPlace)
}
