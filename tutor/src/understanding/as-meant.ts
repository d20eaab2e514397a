/** What is written by ear, in haste or by a phone, and never means anything else: as it was meant. */
const meant: readonly (readonly [RegExp, string])[] = [
  [/\b(?:wot|wat|waht|whta|wht|wut)\b/g, 'what'],
  [/\b(?:wots|wats|wts|whts|wuts)\b/g, "what's"],
  [/\b(?:were|wer|whr|wher) (?=(?:do|does|did|du|dus|duz)\b)/g, 'where '],
  [/\bhw\b/g, 'how'],
  [/\bdu (?=(?:i|u|you|we|they|it|u)\b)/g, 'do '],
  [/\b(?:dus|duz)\b/g, 'does'],
  [/\bteh\b|\bda(?= \w{3})/g, 'the'],
  [/\b(?:per[ei]m[ei]ter|parimeter|perimetre|perimater)\b/g, 'perimeter'],
  [/\badn\b/g, 'and'],
  [/\biz\b/g, 'is'],
  [/\bdnt\b/g, "don't"],
  [/\b(?:don'?t|dont) no (?=w|h)/g, "don't know "],
  [/\bfrist\b/g, 'first'],
  [/\b(?:menny|meny)\b/g, 'many'],
  [/\bdegreez\b/g, 'degrees'],
  [/\bad(?= \d)/g, 'add'],
  [/(?<=\d ?%) (?:von|van|de|di|din|z|do|del|da)(?= £?\d)/g, ' of'],
  [/\b(?:jst|jus)\b/g, 'just'],
  [/\bgim+e\b/g, 'give me'],
  [/\b(?:ansa|anser|answr|awnser|anwser|ansr)\b/g, 'answer'],
  [/\bcn (?=i|u|you|we)/g, 'can '],
  [/\bhv\b/g, 'have'],
  [/\bclu\b/g, 'clue'],
  [/\bnxt\b/g, 'next'],
  [/\bfanks\b/g, 'thanks'],
  [/\b(?:abowt|abt)\b/g, 'about'],
  [/\b(?:happin|hapen|hapn)\b/g, 'happen'],
  [/\bmak\b/g, 'make'],
  [/\b(?:qestion|quesiton|questoin|qustion|kwestion)\b/g, 'question'],
  [/\b(times|plus|minus|by) (?:ate|ait)\b/g, '$1 eight'],
  [/\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-| )?(?:for|fore)\b/g, '$1 four'],
  [
    /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(one|two|three|four|five|six|seven|eight|nine)\b/g,
    '$1 $2',
  ],
  [/\bhelpme\b/g, 'help me'],
  [/\b(?:whatis|wotis|wats?is)(?=\d|\b)/g, 'what is '],
  [/\bhowdo(?=i|u|you)\b/g, 'how do '],
  [/(?<=\d%?)(of|plus|minus|times)(?=\d)/g, ' $1 '],
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
  for (const [typed, meaning] of meant) read = read.replace(new RegExp(typed.source, 'gi'), meaning)
  return read.replace(/(?<![\p{L}'])[a-z]{4,12}(?![\p{L}'])/gu, withLettersInPlace)
}
