export type Rule = readonly [RegExp, string]

export const email: Rule = [/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]']

// Plus and country, or a leading nought: a number in a sum has neither in front of ten digits.
export const phone: Rule = [/(?<![\d.])(?:\+\d{1,3}|\(?0)(?:[ ()-]{0,2}\d){9,12}(?!\d)/g, '[phone]']

/** Patterns of contact data. The order matters: an address on the web may hold an e-mail address. */
const contacts: readonly Rule[] = [
  email,
  [/\bhttps?:\/\/\S+/gi, '[link]'],
  phone,
  [/\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b/gi, '[postcode]'],
  [
    /\b\d{1,4}[a-z]? (?:[\p{L}'’-]+ ){1,3}(?:street|road|avenue|lane|drive|crescent|terrace|gardens)\b/giu,
    '[address]',
  ],
]

const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`
const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*'

/** Patterns of what people say about themselves. */
const tellings: readonly Rule[] = [
  [
    /(?<=\b(?:[Mm]y (?:full |first |last |sur)?name(?:['’]s| is)|[Ii](?:['’]m| am) called) )[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}/gu,
    '[a name]',
  ],
  [
    /(?<=\bmy (?:password|username|date of birth|birthday|dob|address) (?:is|:) )[^.!?\n]+/gi,
    '[private]',
  ],
  [
    new RegExp(
      String.raw`(?<=\bborn )(?:on |in )?(?:the )?(?:${day}(?: of)? ${month}|${month} ${day}|\d{1,2}[/.-]\d{1,2}|\d{4}\b)(?:[ ,/.-]+\d{2,4})?`,
      'gi',
    ),
    '[private]',
  ],
]

const without = (text: string, rules: readonly Rule[]) =>
  rules.reduce((rest, [pattern, sign]) => rest.replace(pattern, sign), text)

/**
 * Removes the personal data that a text gives away by its form, and what `hide` knows: what a child
 * says to a tutor is not for the company that runs a model. Addresses go first, for they may hold
 * names; statements go last, when known names are hidden already.
 */
export const withoutPersonalData = (text: string, hide = (each: string) => each): string =>
  without(hide(without(text, contacts)), tellings)
