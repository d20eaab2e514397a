import type { Worked } from '#families/family.ts'
import { workedIn, workOf } from '#mind/current-work.ts'
import type { ProblemState } from '#mind/state.ts'

/** A message that asks something else of the problem in hand, as a task of its own, with what it claims. */
export type FollowUp = { readonly task: string; readonly claimed?: string }

const term = /\b(\d{1,3})(?:st|nd|rd|th)(?: term| one| number)?\b(?:\s+(?:is|=)\s*(.+))?/i
const rule = /\b(nth)[ -]?term\b(?:\s+(?:is|=)\s*(.+))?/i
const numbers = /-?\d+(?:\.\d+)?(?:, -?\d+(?:\.\d+)?){2,}/
const other =
  /\b(?:its|it's|the|whats the|what's the)\s+(area|perimeter|circumference|volume|surface area|median|mean|mode|range)\b(?: of (?:them|these|those|it))?(?:\s*(?:is|=)\s*(.+?))?(?:\s+(?:yes|yeah|right|correct|ok))?\s*\??$/i
const percent =
  /^\W*(?:(?:and|so|ok|what|whats|how|about|for|is|now|then|if|it|was|were) )*(\d+(?:\.\d+)?)\s*%(?: (?:off|less|more|up|down))?\W*$/i
const gradientAt = /\bgradient\b.*\b(?:at|when|where)\s*([a-z]\s*=\s*-?\d+(?:\.\d+)?)/i
const another = /^\W*(?:and|now|(?:and )?(?:what|how) about|ok and)\s+(\S[^?=<>]{0,60}?)\W{0,3}$/i
const tasks =
  /\b(?:simplify|expand|factorise|factorize|differentiate|integrate|work out|evaluate)\b/i
const change =
  /\b(?:another|extra|further|more)\s+(\d+(?:\.\d+)?)\s*% (off|less|down|decrease|up|more|increase|on top)\b/i
/** A question that is longer than this is about something of its own. */
const MOST_WORDS = 12

/** What a short message asks about the numbers of the problem in hand; undefined where nothing can be worked of it. */
export function followUpOf(problem: ProblemState | undefined, said: string): FollowUp | undefined {
  const whole = problem && workOf(problem)?.whole
  if (!problem || !whole) return undefined
  const { text } = problem
  if (said.trim().split(/\s+/).length > MOST_WORDS) return undefined
  const made =
    fromTerm(whole.start, said) ??
    fromName(whole.start, said) ??
    (problem.is_done ? (fromLike(text, said) ?? fromChange(whole, said)) : undefined) ??
    fromPercent(text, said) ??
    fromPlaces(text, said) ??
    fromEvent(text, said) ??
    fromGradient(whole.start, said) ??
    fromPrime(whole.start, said)
  const worked = made && workedIn(made.task)
  const isOther = worked && `${worked.start} ${worked.goal}` !== `${whole.start} ${whole.goal}`
  return isOther ? made : undefined
}

const withClaim = (task: string, claimed: string | undefined): FollowUp => ({
  task,
  ...(claimed !== undefined && /\d/.test(claimed) && { claimed }),
})

function fromTerm(start: string, said: string): FollowUp | undefined {
  const [, place, claimed] = term.exec(said) ?? rule.exec(said) ?? []
  const row = /sequence/i.test(start) ? numbers.exec(start)?.[0] : undefined
  return place === undefined || row === undefined
    ? undefined
    : withClaim(`find the ${place}${/\d/.test(place) ? 'th' : ''} term of ${row}`, claimed)
}

/** "Find the median of …", "Find the circumference of the circle, when …": another name for the same. */
function fromName(start: string, said: string): FollowUp | undefined {
  const [, name, claimed] = other.exec(said) ?? []
  const [, rest] = /^Find the [a-z ]+? of (.*)$/.exec(start) ?? []
  return name === undefined || rest === undefined
    ? undefined
    : withClaim(
        `find the ${name} of ${rest.replaceAll('$', '').replace(/\\,|\\text\{|\}/g, ' ')}`,
        claimed,
      )
}

/** "Is 29 one?" after another number was asked about. */
function fromPrime(start: string, said: string): FollowUp | undefined {
  const [, number] =
    /^\W*(?:(?:and|so|what about|how about|is) )+(\d+)(?: one| too| as well)?\W*$/i.exec(said) ?? []
  return number === undefined || !start.endsWith('a prime number?')
    ? undefined
    : { task: `is ${number} a prime number` }
}

function fromPercent(text: string, said: string): FollowUp | undefined {
  const [, value] = percent.exec(said) ?? []
  return value === undefined || !/\d\s*%/.test(text)
    ? undefined
    : { task: text.replace(/\d+(?:\.\d+)?\s*%/, `${value}%`) }
}

const places = String.raw`(?:\d+ ?(?:d\.?p\.?|decimal places?|s\.?f\.?|sig(?:nificant)? figs?(?:ures?)?)|(?:the )?nearest (?:whole number|\d+|ten|hundred|thousand|tenth|hundredth))`
const toPlaces = new RegExp(`\\b${places}(?![a-z])`, 'i')
const onlyPlaces = new RegExp(
  String.raw`^\W*(?:(?:and|what about|how about|now|ok|so|to) )*(${places})\W*$`,
  'i',
)

/** "And 1 dp": the same number, rounded otherwise. */
function fromPlaces(text: string, said: string): FollowUp | undefined {
  const [, next] = onlyPlaces.exec(said) ?? []
  return next === undefined || !/\bround/i.test(text) || !toPlaces.test(text)
    ? undefined
    : { task: text.replace(toPlaces, next) }
}

const onlyEvent =
  /^\W*(?:(?:and|so|now|ok|what about|how about|the|a|an|probability of|chance of|getting|taking) )*((?:not )?(?:a |an )?([a-z]{3,12}))\W*$/i
const event =
  /\b((?:probability|chance) of (?:(?:getting|taking|picking|choosing|drawing|it being|a|an|the) )*)(?:not )?(?:an? )?[a-z]+/i

/** "And not blue": the chance of something else of the same. */
function fromEvent(text: string, said: string): FollowUp | undefined {
  const [, next = '', thing = ''] = onlyEvent.exec(said) ?? []
  const isThing = thing !== '' && new RegExp(`\\b${thing}s?\\b`, 'i').test(text)
  return isThing && event.test(text) ? { task: text.replace(event, `$1${next}`) } : undefined
}

/** "And 0.0032": the same is asked of another number, or of another formula, after the first is done. */
function fromLike(text: string, said: string): FollowUp | undefined {
  const [, next] = another.exec(said) ?? []
  if (next === undefined) return undefined
  const numbers = text.match(/(?<![\d.])\d[\d,]*(?:\.\d+)?/g) ?? []
  const isNumber = /^-?[\d.,]+$/.test(next)
  const [only] = numbers
  if (isNumber && only !== undefined && numbers.length === 1 && !/[=^]/.test(text))
    return { task: text.replace(only, next) }
  const [verb] = tasks.exec(text) ?? []
  return !isNumber && verb !== undefined ? { task: `${verb} ${next}` } : undefined
}

/** "Then another 10% off" is taken off what was found. */
function fromChange({ answers }: Worked, said: string): FollowUp | undefined {
  const [, by, way] = change.exec(said) ?? []
  const [found, ...more] = answers
  const isAmount = found !== undefined && more.length === 0 && /^\d+(?:\.\d+)?$/.test(found)
  if (by === undefined || !isAmount) return undefined
  return {
    task: `${/off|less|down|decrease/i.test(way ?? '') ? 'decrease' : 'increase'} ${found} by ${by}%`,
  }
}

function fromGradient(start: string, said: string): FollowUp | undefined {
  const [, place] = gradientAt.exec(said) ?? []
  const [, curve] = /\$(y = [^$]+)\$/.exec(start) ?? []
  return place === undefined || curve === undefined
    ? undefined
    : { task: `find the gradient of $${curve}$ at $${place}$` }
}
