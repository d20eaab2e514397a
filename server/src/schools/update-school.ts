import { userRole } from '@learngrove/contract/roles'
import type { Input, Output } from '@learngrove/contract/route'
import type { schools } from '@learngrove/contract/schools'
import {
  type BrandPicture,
  brandColours,
  brandPictures,
} from '@learngrove/contract/white-label.limits'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { removeBrandPicture, setBrandPicture } from './schools.brand-pictures.ts'
import { type Colours, setBrandColours } from './schools.colours.ts'
import { findPictureOfSchool, lockSchool } from './schools.pictures.queries.ts'
import { pictureFolder, pictureType, readPictureName } from './schools.pictures.ts'
import { findSettings, updateSchool } from './schools.queries.ts'
import { readSetWhiteLabel } from './schools.white-label.ts'

type Update = typeof schools.update
type Asker = Pick<Context<'any'>, 'db' | 'actor' | 'files' | 'now'>

/** Refuses everybody but an owner of this school, and an admin. */
function assertRuns({ actor }: Pick<Asker, 'actor'>, id: string): void {
  if (actor.user_role_id !== userRole.admin && actor.school_id !== id)
    throw new AppError('NOT_FOUND')
}

/** Reads a school with its white-label fields, for those who set them. */
export async function readSchool(
  context: Pick<Asker, 'db' | 'actor'>,
  id: string,
): Promise<Output<Update>> {
  assertRuns(context, id)
  const { db } = context
  const settings = await findSettings(db, id)
  if (!settings) throw new AppError('NOT_FOUND')
  const { corrections, ...label } = await readSetWhiteLabel(db, id)
  return { id, ...settings, ...withReachable(label, id), corrections: [...corrections] }
}

/** Names the pictures where who sets them can read them: under their own address they are on the school's site alone. */
function withReachable<Label extends { readonly [Name in BrandPicture]: string | null }>(
  label: Label,
  id: string,
): Label {
  const pictures = brandPictures.map((field) => {
    const address = label[field]
    const name = address?.slice(`${pictureFolder}/`.length)
    return [field, name === undefined ? null : `/api/v1/schools/${id}/pictures/${name}`]
  })
  return { ...label, ...Object.fromEntries(pictures) }
}

/** Reads a picture at an address that only those who set it were given: on the school's own site all see it. */
export async function readSchoolPicture(
  { db, files }: Pick<Asker, 'db' | 'files'>,
  { params: { id, name } }: Input<typeof schools.picture>,
): Promise<Output<typeof schools.picture>> {
  const asked = readPictureName(name)
  const file_id = asked && (await findPictureOfSchool(db, { school_id: id, ...asked }))
  if (!file_id) throw new AppError('NOT_FOUND')
  return { type: pictureType(asked.field), filename: name, bytes: await files.get(file_id) }
}

/** Changes what is named of a school; two who change it at once do so one after the other. */
export async function changeSchool(
  context: Asker,
  { params: { id }, body, files }: Input<Update>,
): Promise<Output<Update>> {
  assertRuns(context, id)
  await transaction(context.db, async (tx) => {
    if (!(await lockSchool(tx, id))) throw new AppError('NOT_FOUND')
    const { school_name, page_title, idle_minutes } = body
    const changed = {
      ...(school_name !== undefined && { name: school_name }),
      ...(page_title !== undefined && { page_title: page_title || null }),
      ...(idle_minutes !== undefined && {
        idle_minutes: idle_minutes === 'never' ? null : idle_minutes,
      }),
    }
    if (Object.keys(changed).length > 0) await updateSchool(tx, id, changed)
    if (brandColours.some((name) => body[name] !== undefined)) {
      const before = await readSetWhiteLabel(tx, id)
      await setBrandColours(tx, { school_id: id, colours: mixed(before, body) })
    }
  })
  if (body.without !== undefined)
    await removeBrandPicture(context, { school_id: id, field: body.without })
  for (const field of brandPictures) {
    const [file] = files[field]
    if (file) await setBrandPicture(context, { school_id: id, field, bytes: file.bytes })
  }
  return readSchool(context, id)
}

type Named = { readonly [Name in keyof Colours]?: string | null | undefined }

/** Puts the colours that are named over those that were set; an empty one returns to the product's own. */
const mixed = (before: Named, named: Named): Colours =>
  Object.fromEntries(
    brandColours.flatMap((name) => {
      const colour = named[name] ?? before[name]
      return colour ? [[name, colour]] : []
    }),
  )
