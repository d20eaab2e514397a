/** What is typed last, or nothing at all, where something has to stand: an empty box counts as nothing. */
const NOTHING = String.raw`\s*\(?\s*(?:□|\\placeholder\{\}|$)`

/** What to look for in a line that could not be read, and what to say of it. */
const LOOKS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`[/÷](?:${NOTHING}|\s*[=<>≤≥+),])|\\[dt]?frac\{[^{}]+\}\{\s*(?:\\placeholder\{\}|□)?\s*\}`,
      'u',
    ),
    'The fraction has no bottom yet.',
  ],
  [
    /(?:^|[=<>≤≥+(,×*-])\s*\/|□\s*\)?\s*\/|\\[dt]?frac\{\s*(?:\\placeholder\{\}|□)?\s*\}/u,
    'The fraction has no top yet.',
  ],
  [new RegExp(String.raw`\^${NOTHING}|\^\{\s*\}`, 'u'), 'The power has no exponent yet.'],
  [
    /sqrt\(?\s*(?:□\s*)?(?:\)|$)|√\s*\(?\s*(?:□|$)|\\sqrt\{\s*\}/u,
    'There is nothing under the root yet.',
  ],
  [/□|\\placeholder/u, 'There is still an empty box in this line.'],
  [/[=<>≤≥]\s*$/u, 'Nothing stands on the right side yet.'],
  [/[+×*−-]\s*$/u, 'Something is still missing at the end.'],
]

/** What is missing from mathematics that could not be read, in words; undefined where nothing can be told. */
export const missingFrom = (text: string): string | undefined =>
  LOOKS.find(([look]) => look.test(text))?.[1]
