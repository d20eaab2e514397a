import { brandPictures } from '@learngrove/contract/white-label.limits'
import { expect, test } from 'vitest'
import { pictureName, readPictureName } from './schools.pictures.ts'

const sha256 = '0123456789abcdef'.repeat(4)

test.each(brandPictures)('the name of a %s tells what it is', (field) => {
  expect(readPictureName(pictureName({ field, sha256 }))).toEqual({
    field,
    hash: sha256.slice(0, 20),
  })
})

test.each([
  'icon.svg',
  'manifest.webmanifest',
  'logo.webp',
  'logo-0123.webp',
  'logo-0123456789abcdef0123.png',
  'LOGO-0123456789abcdef0123.webp',
  'logo-0123456789abcdef012%.webp',
  'toString-0123456789abcdef0123.webp',
  'constructor-0123456789abcdef0123.webp',
])('%s is no name of a picture', (name) => {
  expect(readPictureName(name)).toBeUndefined()
})
