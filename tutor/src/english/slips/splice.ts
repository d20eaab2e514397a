import type { Slip } from './slip.ts'

const subject = String.raw`(?:I|he|she|it|we|they|you|He|She|It|We|They|You)`
const finite = String.raw`(?:am|is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|must|went|ran|came|saw|got|made|took|felt|left|fell|ate|sat|stood|slept|heard|knew|lost|won|bought|gave|found|began|put|like|likes|love|loves|want|wants|need|needs|live|lives|\w{2,}ed|didn't|don't|can't|couldn't|wasn't|weren't|isn't|aren't|won't)`
const clause = new RegExp(
  String.raw`^${subject} (?:\w+ly |always |never |just |really )?${finite}\b`,
)
const noun = new RegExp(
  String.raw`^(?:[Tt]he|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (?!moment|minute|day|time|second|next|first|last|more|less|sooner|way|year|week|night|morning|older)(?:\w+ )?\w+ ${finite}\b`,
)
/** A remark within a sentence is no clause of its own. */
const remark =
  /^(?:I|you|he|she|it|we|they) (?:think|thought|hope|suppose|guess|know|knew|believe|said|asked|say|see|mean|told|decided|realised|wondered|explained|admitted|added|replied|shouted|whispered|insisted|claimed|noticed|argued|laughed|sighed|remembered|promised|agreed|announced|muttered|reckoned|supposed|felt|heard|seemed|appeared)\b/i
/** These make the first part depend on the second, or let a comma stand. */
const leaning =
  /\b(?:if|when|because|although|though|while|as|since|until|unless|after|before|once|so|such|said|asked|says|shouted|whispered|replied|thought|where|wherever|whenever|whatever|how|not|hardly|who|which|that|time|moment|minute)\b|n't\b/i

/** Finds two sentences that are joined by a comma alone. */
export function splices(text: string): Slip[] {
  if (/["“”?;:]|—/.test(text)) return []
  const [first = '', second = '', ...more] = text.split(/,\s+/)
  if (second === '' || more.length > 0 || leaning.test(first)) return []
  const isWhole = clause.test(capital(first)) || noun.test(first)
  if (!isWhole || !clause.test(capital(second)) || remark.test(second) || remark.test(first))
    return []
  // "He said that" and "the day he left" hold a second subject.
  if (noun.test(first) && /\b(?:I|he|she|we|they|you)\b/.test(first)) return []
  return [
    {
      kind: 'a comma splice',
      place: `${first.split(' ').at(-1) ?? ''}, ${second.split(' ')[0] ?? ''}`,
      why: 'Each side of the comma is a sentence of its own, a main clause, and a comma alone is not strong enough to join two.',
      ask: 'Would you take a full stop, a semicolon, or a joining word such as *so* or *because*?',
    },
  ]
}

const clauses = new RegExp(String.raw`\b${subject} ${finite}\b`, 'g')
const joining =
  /\b(?:and|but|or|because|so|then|when|if|that|who|which|whose|while|as|before|after|until|since|although|though|unless|than|what|how|where|why|whether|not only|said|asked|think|thought|know|knew|hope|believe|feel|felt|see|saw|heard|wish|say|says|told|tell|sure|mean|guess|suppose)\b/i
const FEWEST_RUN_ON = 3

/** Finds three clauses or more that stand behind each other without any mark or joining word. */
export function runOns(text: string): Slip[] {
  const whole = text.trim().replace(/[.!?]$/, '')
  if (/[.,;:!?"()–—]/.test(whole) || joining.test(whole)) return []
  const found = whole.match(clauses) ?? []
  if (found.length < FEWEST_RUN_ON) return []
  return [
    {
      kind: 'a run-on sentence',
      place: found[1] ?? whole,
      why: 'Several sentences run together here without a full stop or a joining word between them.',
      ask: 'Where does the first one end?',
    },
  ]
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
