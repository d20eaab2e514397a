import { useState } from 'react'
import { classes } from '#ui/classes.ts'
import { initialsOf } from '#ui/initials.ts'

const grounds = ['bg-mint', 'bg-pastel-sky', 'bg-peach', 'bg-lilac', 'bg-butter']

const sizes = {
  small: 'size-8 text-sm',
  normal: 'size-10 text-base',
  target: 'size-target text-base',
  large: 'size-16 text-xl',
} as const

type AvatarProps = {
  readonly name: string
  /** Address of the picture; while it is missing or does not load, the initials stand there. */
  readonly picture?: string | null | undefined
  readonly size?: keyof typeof sizes
  /** The name usually stands beside it; where it does not, the picture says it. */
  readonly named?: boolean
  readonly className?: string
}

export function Avatar({ name, picture, size = 'normal', named = false, className }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const shape = classes('shrink-0 rounded-full', sizes[size], className)
  if (picture && broken !== picture) {
    return (
      <img
        src={picture}
        alt={named ? name : ''}
        onError={() => setBroken(picture)}
        className={classes(shape, 'object-cover')}
      />
    )
  }
  const initials = initialsOf(name)
  const ground = grounds[hueOf(name) % grounds.length]
  const look = classes(
    shape,
    // Drawn, since letters that the label of a button around them does not hold cannot be spoken to it.
    'inline-grid select-none place-items-center font-bold text-ink before:content-[attr(data-initials)] forced-colors:border',
    ground,
  )
  return named ? (
    <span role="img" aria-label={name} data-initials={initials} className={look} />
  ) : (
    <span aria-hidden="true" data-initials={initials} className={look} />
  )
}

function hueOf(name: string): number {
  let sum = 0
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0
  return sum
}
