import type { Hand, Reply } from '#english/reply.ts'
import type { Said } from '#english/said.ts'

/** Short forms by their letters alone, and what they are in full. */
const full = new Map<string, readonly [string, string]>()
for (const verb of 'do does did is are was were has have had could would should must need might'.split(
  ' ',
))
  full.set(`${verb}nt`, [`${verb}n't`, `${verb} not`])
const rows: readonly (readonly [string, string, string])[] = [
  ['cant', "can't", 'cannot'],
  ['wont', "won't", 'will not'],
  ['shant', "shan't", 'shall not'],
  ['im', "I'm", 'I am'],
  ['ive', "I've", 'I have'],
  ['youre', "you're", 'you are'],
  ['theyre', "they're", 'they are'],
  ['weve', "we've", 'we have'],
  ['theyve', "they've", 'they have'],
  ['youve', "you've", 'you have'],
  ['couldve', "could've", 'could have'],
  ['shouldve', "should've", 'should have'],
  ['wouldve', "would've", 'would have'],
  ['thats', "that's", 'that is'],
  ['whats', "what's", 'what is'],
  ['lets', "let's", 'let us'],
  ['hes', "he's", 'he is or he has'],
  ['shes', "she's", 'she is or she has'],
  ['youll', "you'll", 'you will'],
  ['theyll', "they'll", 'they will'],
]
for (const [plain, short, long] of rows) full.set(plain, [short, long])

const names = [...full.keys()].join('|')
const asked = new RegExp(
  String.raw`^(?:what (?:does|is) |where (?:does|do|should) .*\b(?:in|of) )(?:the word )?["']?(${names})["']?(?: (?:stand for|short for|mean|in full|made of))?(?: .*)?$|^(?:how do you (?:write|spell|shorten)) ["']?(${names})["']?$|^(?:does|should) (${names}) (?:have|need|get) an apostrophe$`,
)
const alone = new RegExp(String.raw`^["']?(${names})["']?(?: is (?:weird|odd|strange|different))?$`)

/** Says what a short form is in full, and what its apostrophe stands for. */
export function contraction(
  { ask, sample, is_going_on }: Said,
  hand: Hand | undefined,
): Reply | undefined {
  const plain = ask.replace('@', sample?.toLowerCase() ?? '').replace(/(?<=[a-z])n't\b/g, 'nt')
  const isMore = is_going_on || hand?.term === 'contraction'
  const found =
    asked.exec(plain) ?? (isMore && hand?.term === 'contraction' ? alone.exec(plain) : null)
  const own = found?.slice(1).find((each) => each !== undefined)
  const row = own === undefined ? undefined : full.get(own)
  if (!row) return undefined
  const [short, long] = row
  const changed =
    own === 'wont' || own === 'shant' ? ' It is an odd one: the vowel changes as well.' : ''
  const left = /n't$/.test(short) ? 'the *o* of *not* is left out' : 'letters are left out'
  return {
    verdict: 'told',
    says: [`*${short}* is short for *${long}*: the apostrophe stands where ${left}.${changed}`],
    ask: 'Which would you write in a formal text, the short form or the full one?',
    hand: {
      family: 'spelling',
      text: short,
      term: 'contraction',
      why: `An apostrophe stands where letters are left out: *${long}* becomes *${short}*.`,
    },
  }
}
