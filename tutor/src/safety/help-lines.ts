/** How a help line is reached. */
export type HelpLine = {
  readonly name: string
  readonly about: string
  readonly by: 'call' | 'text'
  /** As it is dialled, with spaces for the eye. */
  readonly number: string
  /** What the text message says. */
  readonly word?: string
  /** Who says that this is the number. */
  readonly source: string
  /** When it was last compared with public pages. Nobody rang it then: whoever opens the site in a country does. */
  readonly checked: string
}

export type CountryHelp = {
  readonly country: string
  readonly emergency: string
  readonly lines: readonly HelpLine[]
}

const checked = '2026-11-22'

const unitedKingdom: CountryHelp = {
  country: 'the United Kingdom',
  emergency: '999',
  lines: [
    {
      name: 'Childline',
      about: 'For everyone under 19, day and night. It does not show on the bill.',
      by: 'call',
      number: '0800 1111',
      source: 'childline.org.uk',
      checked,
    },
    {
      name: 'Shout',
      about: 'If writing is easier: text the word SHOUT, day and night.',
      by: 'text',
      number: '85258',
      word: 'SHOUT',
      source: 'giveusashout.org',
      checked,
    },
  ],
}

const ireland: CountryHelp = {
  country: 'Ireland',
  emergency: '112',
  lines: [
    {
      name: 'Childline by ISPCC',
      about: 'For everyone under 18, free, day and night.',
      by: 'call',
      number: '1800 66 66 66',
      source: 'childline.ie',
      checked,
    },
  ],
}

const unitedStates: CountryHelp = {
  country: 'the United States',
  emergency: '911',
  lines: [
    {
      name: '988 Lifeline',
      about: 'Call when you feel you cannot go on, free, day and night.',
      by: 'call',
      number: '988',
      source: '988lifeline.org',
      checked,
    },
    {
      name: 'Childhelp',
      about: 'If somebody is hurting you: free, day and night.',
      by: 'call',
      number: '1-800-422-4453',
      source: 'childhelphotline.org',
      checked,
    },
    {
      name: 'Crisis Text Line',
      about: 'If writing is easier: text the word HOME, day and night.',
      by: 'text',
      number: '741741',
      word: 'HOME',
      source: 'crisistextline.org',
      checked,
    },
  ],
}

const canada: CountryHelp = {
  country: 'Canada',
  emergency: '911',
  lines: [
    {
      name: 'Kids Help Phone',
      about: 'For every young person, free, day and night.',
      by: 'call',
      number: '1-800-668-6868',
      source: 'kidshelpphone.ca',
      checked,
    },
    {
      name: 'Kids Help Phone by text',
      about: 'If writing is easier: text the word CONNECT.',
      by: 'text',
      number: '686868',
      word: 'CONNECT',
      source: 'kidshelpphone.ca',
      checked,
    },
  ],
}

const australia: CountryHelp = {
  country: 'Australia',
  emergency: '000',
  lines: [
    {
      name: 'Kids Helpline',
      about: 'For everyone from 5 to 25, free, day and night.',
      by: 'call',
      number: '1800 55 1800',
      source: 'kidshelpline.com.au',
      checked,
    },
  ],
}

const newZealand: CountryHelp = {
  country: 'New Zealand',
  emergency: '111',
  lines: [
    {
      name: 'Youthline',
      about: 'For young people, free, day and night.',
      by: 'call',
      number: '0800 376 633',
      source: 'youthline.co.nz',
      checked,
    },
    {
      name: '0800 What’s Up',
      about: 'For everyone from 5 to 19, free, every day.',
      by: 'call',
      number: '0800 942 8787',
      source: 'whatsup.co.nz',
      checked,
    },
  ],
}

const india: CountryHelp = {
  country: 'India',
  emergency: '112',
  lines: [
    {
      name: 'Childline',
      about: 'For every child, free, day and night.',
      by: 'call',
      number: '1098',
      source: 'childlineindia.org',
      checked,
    },
  ],
}

const southAfrica: CountryHelp = {
  country: 'South Africa',
  emergency: '112',
  lines: [
    {
      name: 'Childline South Africa',
      about: 'For every child, free, day and night.',
      by: 'call',
      number: '116',
      source: 'childlinesa.org.za',
      checked,
    },
  ],
}

/** The countries that we know help lines of. */
export const knownCountries: readonly CountryHelp[] = [
  unitedKingdom,
  ireland,
  unitedStates,
  canada,
  australia,
  newZealand,
  india,
  southAfrica,
]

/** The time zones of a country, as the time zone database names them; a name that ends in `/` stands for all below it. */
const zones: readonly (readonly [CountryHelp, readonly string[]])[] = [
  [
    unitedKingdom,
    [
      'Europe/London',
      'Europe/Belfast',
      'Europe/Jersey',
      'Europe/Guernsey',
      'Europe/Isle_of_Man',
      'GB',
      'GB-Eire',
    ],
  ],
  [ireland, ['Europe/Dublin', 'Eire']],
  [
    canada,
    [
      'America/Toronto',
      'America/Montreal',
      'America/Vancouver',
      'America/Edmonton',
      'America/Winnipeg',
      'America/Regina',
      'America/Halifax',
      'America/Moncton',
      'America/St_Johns',
      'America/Whitehorse',
      'America/Yellowknife',
      'America/Iqaluit',
      'Canada/',
    ],
  ],
  [
    unitedStates,
    [
      'America/New_York',
      'America/Chicago',
      'America/Denver',
      'America/Phoenix',
      'America/Los_Angeles',
      'America/Detroit',
      'America/Boise',
      'America/Anchorage',
      'America/Juneau',
      'America/Indiana/',
      'America/Kentucky/',
      'America/North_Dakota/',
      'Pacific/Honolulu',
      'US/',
    ],
  ],
  [australia, ['Australia/']],
  [newZealand, ['Pacific/Auckland', 'Pacific/Chatham', 'NZ']],
  [india, ['Asia/Kolkata', 'Asia/Calcutta']],
  [southAfrica, ['Africa/Johannesburg']],
]

const elsewhere: CountryHelp = { country: '', emergency: '112', lines: [] }

/**
 * Who listens where a child is, by its time zone: it was never asked for its country. Where we know no
 * help line there is the emergency number, which is 112 in most of the world, and a grown-up.
 */
export function helpFor(time_zone: string): CountryHelp {
  const isIn = (name: string) =>
    name.endsWith('/') ? time_zone.startsWith(name) : time_zone === name
  return zones.find(([, names]) => names.some(isIn))?.[0] ?? elsewhere
}
