import { remembered } from '#text/spelling/remembered.ts'

/** Spellings of one sound, in the order in which they are read. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:ps|ts)/, 's'],
  [/^[ao]e(?!r)/, 'e'],
  [/ture(?=s?$)/g, 'ker'],
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/ph/g, 'f'],
  [/gh(?=t|$)/g, ''],
  [/sch/g, 'sk'],
  [/(?:t|s|c|ss)ion/g, 'shn'],
  [/(?:t|c)ian/g, 'shn'],
  [/shun|shon|tian|chun/g, 'shn'],
  [/(?:t|c|s)(?:ial|eal)/g, 'shl'],
  [/(?:t|c|s)(?:ious|eous)/g, 'shs'],
  [/ch/g, 'k'],
  [/ck/g, 'k'],
  [/sc(?=[eiy])/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/ku(?=[aeio])/g, 'kw'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/rh/g, 'r'],
  [/th/g, 't'],
  [/dg|j/g, 'g'],
  [/v(?=$|e$)/g, 'f'],
  [/tch/g, 'k'],
  [/h(?=$|[^aeiouy])/g, ''],
  [/(.)\1+/g, '$1'],
  [/(?<=.{2})e$/, ''],
  [/eigh|ai|ay|ei|ey|ea|ee|ie/g, 'i'],
  [/y/g, 'i'],
  [/ou|oo|eu|ew|ue|ui|au|aw|ow|oa|oe/g, 'u'],
  [/o/g, 'u'],
  [/(.)\1+/g, '$1'],
]

/** A word as a child hears it, roughly: `photosynthesis`, `fotosinthesis` → one. */
export const soundOf = remembered((word: string): string =>
  SOUNDS.reduce((heard, [spelt, sound]) => heard.replace(spelt, sound), word),
)
