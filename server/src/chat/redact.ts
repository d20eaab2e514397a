/** What is taken out, and what stands in its place. In order: an address on the web may hold an e-mail. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  [/\bhttps?:\/\/\S+/gi, '[link]'],
  // Plus and country, or a leading nought: a number in a sum has neither in front of ten digits.
  [/(?<![\d.])(?:\+\d{1,3}|\(?0)(?:[ ()-]{0,2}\d){9,12}(?!\d)/g, '[phone]'],
  [/\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b/gi, '[postcode]'],
  [
    /\b\d{1,4}[a-z]? (?:[\p{L}'’-]+ ){1,3}(?:street|road|avenue|lane|drive|crescent|terrace|gardens)\b/giu,
    '[address]',
  ],
  [
    /(?<=\b(?:[Mm]y (?:full |first |last |sur)?name(?:['’]s| is)|[Ii](?:['’]m| am) called) )[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}/gu,
    '[name]',
  ],
  [
    /(?<=\bmy (?:password|username|date of birth|birthday|dob|address) (?:is|:) )[^.!?\n]+/gi,
    '[private]',
  ],
]

/**
 * A text without the personal data that it gives away by their form: what a child tells a
 * tutor is not for the company that runs a model. Rules over words, so a name that is only
 * dropped in passing stays.
 */
export function withoutPersonalData(text: string): string {
  return rules.reduce((rest, [pattern, sign]) => rest.replace(pattern, sign), text)
}
