import type { FastifyInstance } from 'fastify'
import type { Services } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { findPictureOfHost } from '#schools/schools.pictures.queries.ts'
import { pictureFolder, pictureType, readPictureName } from '#schools/schools.pictures.ts'

const yearS = 365 * 24 * 3600

/** Header for files whose name changes with their content: every cache may keep them for ever. */
export const immutable = `public, max-age=${yearS}, immutable`

/**
 * Serves the pictures of a school on its own host without a sign-in, since they are shown on the
 * sign-in page. Under every other host there are none.
 */
export function serveBrandPictures(app: FastifyInstance, { db, files }: Services): void {
  app.get(`${pictureFolder}/:name`, async ({ asked_at, params }, reply) => {
    const asked = readPictureName((params as { name: string }).name)
    const file_id =
      asked && (await findPictureOfHost(db, { hostname: asked_at.hostname, ...asked }))
    if (!file_id) {
      // It may exist later, so no cache may remember that it did not.
      reply.header('cache-control', 'no-store')
      throw new AppError('NOT_FOUND')
    }
    const bytes = Buffer.from(await files.get(file_id))
    return reply.header('cache-control', immutable).type(pictureType(asked.field)).send(bytes)
  })
}
