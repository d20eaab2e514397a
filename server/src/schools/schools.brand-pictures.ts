import { type BrandPicture, maxBrandPictureBytes } from '@learngrove/contract/white-label.limits'
import type { Context } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { deleteFile, insertFile } from '#platform/files.queries.ts'
import { newId } from '#platform/ids.ts'
import { fittedPicture } from '#platform/picture.ts'
import { deletePicture, insertPictures, lockSchool } from './schools.pictures.queries.ts'
import { pictureRules, pictureType } from './schools.pictures.ts'

type Keeper = Pick<Context, 'db' | 'files' | 'now'>
type Place = { readonly school_id: string; readonly field: BrandPicture }

/**
 * Sets a picture of a school: decoded, made into the sizes of its field, encoded anew. The old one
 * is deleted, and its addresses end. Throws `NOT_FOUND` without such a school, `TOO_LARGE` for more
 * than 5 MB or 50 megapixels, `UNSUPPORTED_TYPE` for anything but JPEG, PNG or WebP.
 */
export async function setBrandPicture(
  { db, files, now }: Keeper,
  { school_id, field, bytes }: Place & { readonly bytes: Uint8Array },
): Promise<void> {
  if (bytes.length > maxBrandPictureBytes) throw new AppError('TOO_LARGE')
  const made = await makeSizes(field, bytes)
  const ids: string[] = []
  const place = { school_id, field }
  let replaced: readonly string[]
  try {
    const kept = await Promise.all(
      made.map(async (picture) => {
        const file_id = newId()
        ids.push(file_id)
        const { sha256 } = await files.put(file_id, picture.bytes)
        return { file_id, sha256, picture }
      }),
    )
    replaced = await transaction(db, async (tx) => {
      const before = await clear(tx, place)
      const file = { school_id, owner_id: null, name: field, type: pictureType(field) }
      for (const { file_id: id, sha256, picture } of kept) {
        const bytes = picture.bytes.length
        await insertFile(tx, { ...file, id, sha256, bytes, created_at: now })
      }
      const rows = kept.map(({ file_id, picture: { bytes: _, ...rest } }) => ({
        ...place,
        file_id,
        ...rest,
      }))
      await insertPictures(tx, rows)
      return before
    })
  } catch (error) {
    for (const id of ids) await files.remove(id)
    throw error
  }
  for (const id of replaced) await files.remove(id)
}

/** Removes a picture of a school; the product's own takes its place. */
export async function removeBrandPicture(
  { db, files }: Pick<Keeper, 'db' | 'files'>,
  place: Place,
): Promise<void> {
  const replaced = await transaction(db, (tx) => clear(tx, place))
  for (const id of replaced) await files.remove(id)
}

async function clear(tx: Db, place: Place): Promise<readonly string[]> {
  // Serialises two who set the same picture at once.
  if (!(await lockSchool(tx, place.school_id))) throw new AppError('NOT_FOUND')
  const replaced = await deletePicture(tx, place)
  for (const id of replaced) await deleteFile(tx, id)
  return replaced
}

/** Makes the sizes. A small original is the same in every size, and is kept once. */
async function makeSizes(field: BrandPicture, bytes: Uint8Array) {
  const { sizes, ...rule } = pictureRules[field]
  const made = []
  for (const [width, height] of sizes) {
    const picture = await fittedPicture(bytes, { ...rule, width, height })
    made.push({ made_for: width, ...picture })
    const isWhole = rule.fit === 'inside' && picture.width < width && picture.height < height
    if (isWhole) break
  }
  return made
}
