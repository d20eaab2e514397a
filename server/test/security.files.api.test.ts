import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { filesInFolder } from '#platform/files.ts'
import { db, makeSchool } from '#testing/harness.ts'

const payload = '<?php echo 1 ?><script>alert(1)</script>'
const create = { width: 9, height: 9, channels: 3, background: '#336699' } as const

/** A picture that is a program too: what follows the last chunk is none of the picture. */
const both = Buffer.concat([await sharp({ create }).png().toBuffer(), Buffer.from(payload)])

async function sent(name: string, type: string) {
  const outside = mkdtempSync(join(tmpdir(), 'learngrove-files-'))
  onTestFinished(() => rmSync(outside, { recursive: true, force: true }))
  const school = await makeSchool({ files: filesInFolder(join(outside, 'data/files')) })
  const user = await school.addUser('student')
  const body = new FormData()
  body.set('file', new File([new Uint8Array(both)], name, { type }))
  const answer = await fetch(`${school.base}/api/v1/users/${user.id}/profile-pic`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${await school.tokenOf(user)}` },
    body,
  })
  const kept = readdirSync(outside, { recursive: true, encoding: 'utf8', withFileTypes: true })
  const paths = kept.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name))
  return { user, status: answer.status, outside, paths }
}

test.each([
  ['../../../evil.php', 'application/x-php'],
  ['/etc/cron.d/evil', 'image/png'],
  ['evil.html\0.png', 'text/html'],
  ['a"; filename="evil.svg', 'image/svg+xml'],
  ['x'.repeat(5000), 'image/png'],
])(
  'a picture that calls itself %j is kept as a picture, under a name of ours',
  async (name, type) => {
    const { user, status, outside, paths } = await sent(name, type)
    expect(status).toBe(200)
    const rows = await db.selectFrom('files').selectAll().where('owner_id', '=', user.id).execute()
    expect(rows).toMatchObject([{ name: 'profile.webp', type: 'image/webp' }])
    const [id = ''] = rows.map((row) => row.id)
    expect(paths).toEqual([join(outside, 'data/files', id.slice(-2), id)])
    const bytes = readFileSync(paths[0] ?? '')
    expect((await sharp(bytes).metadata()).format).toBe('webp')
    for (const part of ['php', 'script']) expect(bytes.includes(part)).toBe(false)
  },
)
