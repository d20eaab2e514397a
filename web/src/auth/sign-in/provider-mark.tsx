import type { providers } from '@learngrove/contract/auth'
import { GraduationCap, School } from 'lucide-react'
import { ICON } from '#ui/icon-props.ts'

type Provider = (typeof providers)[number]

/** What the services call themselves. */
export const providerNames = {
  google: 'Google',
  apple: 'Apple',
  canvas: 'Canvas',
  d2l: 'Brightspace',
} as const

/** Shows the marks that Google and Apple require on a button; a school's own services get a plain one. */
export function ProviderMark({ provider }: { readonly provider: Provider }) {
  switch (provider) {
    case 'google':
      return <GoogleMark />
    case 'apple':
      return (
        <svg
          viewBox="0 0 24 24"
          fill="currentColor"
          aria-hidden="true"
          className="size-5 flex-none"
        >
          <path d="M17.05 20.28c-.98.95-2.05.8-3.08.35-1.09-.46-2.09-.48-3.24 0-1.44.62-2.2.44-3.06-.35C2.79 15.25 3.51 7.59 9.05 7.31c1.35.07 2.29.74 3.08.8 1.18-.24 2.31-.93 3.57-.84 1.51.12 2.65.72 3.4 1.8-3.12 1.87-2.38 5.98.48 7.13-.57 1.5-1.31 2.99-2.54 4.09zM12.03 7.25c-.15-2.23 1.66-4.07 3.74-4.25.29 2.58-2.34 4.5-3.74 4.25z" />
        </svg>
      )
    case 'canvas':
      return <School {...ICON} className="flex-none text-quiet" />
    case 'd2l':
      return <GraduationCap {...ICON} className="flex-none text-quiet" />
  }
}

const google = [
  [
    '#4285F4',
    'M22.6 12.23c0-.78-.07-1.53-.2-2.25H12v4.26h5.94a5.08 5.08 0 0 1-2.2 3.33v2.77h3.57c2.08-1.92 3.29-4.75 3.29-8.11z',
  ],
  [
    '#34A853',
    'M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84A11 11 0 0 0 12 23z',
  ],
  ['#FBBC05', 'M5.84 14.09a6.6 6.6 0 0 1 0-4.18V7.07H2.18a11 11 0 0 0 0 9.86z'],
  [
    '#EA4335',
    'M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15C17.45 2.09 14.97 1 12 1A11 11 0 0 0 2.18 7.07l3.66 2.84C6.71 7.31 9.14 5.38 12 5.38z',
  ],
] as const

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 flex-none">
      {google.map(([fill, d]) => (
        <path key={fill} fill={fill} d={d} />
      ))}
    </svg>
  )
}
