import type { FastifyInstance } from 'fastify'
import type { Services } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { findPictureOfHost } from '#schools/schools.pictures.queries.ts'
import { pictureFolder, pictureType, readPictureName } from '#schools/schools.pictures.ts'

const yearS = 365 * 24 * 3600

/** What changes its name with its content may be kept for ever, by everybody on the way. */
export const immutable = `public, max-age=${yearS}, immutable`

/**
 * Serves the pictures of a school to whoever comes to its own host, without a sign-in: they are seen at
 * the door. Under every other host there is nothing.
 */
export function serveBrandPictures(app: FastifyInstance, { db, files }: Services): void {
  app.get(`${pictureFolder}/:name`, async ({ asked_at, params }, reply) => {
    const asked = readPictureName((params as { name: string }).name)
    const file_id =
      asked && (await findPictureOfHost(db, { hostname: asked_at.hostname, ...asked }))
    if (!file_id) {
      // It may come to be there: nobody on the way may remember that it was not.
      reply.header('cache-control', 'no-store')
      throw new AppError('NOT_FOUND')
    }
    const bytes = Buffer.from(await files.get(file_id))
    return reply.header('cache-control', immutable).type(pictureType(asked.field)).send(bytes)
  })
}
