import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { newId } from '#platform/ids.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { readSender } from './mail-from.ts'

const config = readConfig({ SITE_URL: 'https://learngrove.example,https://illume.example' })

const senderAt = (url: string) => {
  const { protocol, hostname, host } = new URL(url)
  const asked_at = { protocol: protocol === 'https:' ? 'https' : 'http', hostname, host } as const
  return readSender({ db, config, asked_at })
}

test.each([
  ['https://learngrove.example', 'Learngrove', 'https://learngrove.example'],
  ['https://illume.example', 'Illume', 'https://illume.example'],
  ['https://www.illume.example', 'Illume', 'https://www.illume.example'],
  ['https://ingenius.learngrove.example', 'Ingenius', 'https://ingenius.learngrove.example'],
  ['https://chat.illume.learngrove.example', 'Illume', 'https://chat.illume.learngrove.example'],
  // None of these is ours: the letter is from the site itself.
  ['https://illume.attacker.example', 'Learngrove', 'https://learngrove.example'],
  ['https://learngrove.example.attacker.example', 'Learngrove', 'https://learngrove.example'],
  ['https://notlearngrove.example', 'Learngrove', 'https://learngrove.example'],
  // Under our own name only the names of our doors are ours.
  ['https://evil.learngrove.example', 'Learngrove', 'https://learngrove.example'],
  ['https://evil.illume.learngrove.example', 'Learngrove', 'https://learngrove.example'],
  ['https://illume.evil.learngrove.example', 'Learngrove', 'https://learngrove.example'],
  ['https://learngrove.example:8443', 'Learngrove', 'https://learngrove.example'],
  ['http://learngrove.example', 'Learngrove', 'https://learngrove.example'],
])('asked at %s a letter is from %s, at %s', async (asked, name, origin) => {
  expect(await senderAt(asked)).toMatchObject({ name, origin })
})

test('the buttons of a letter are in the colour of its brand', async () => {
  expect(await senderAt('https://illume.example')).toMatchObject({ primary: '#5b4bb5' })
  const { primary } = await senderAt('https://learngrove.example')
  expect(primary).toBeUndefined()
})

test('asked at the domain of a school it is from the school', async () => {
  const { id } = await makeSchool()
  const domain = `${newId()}.test`
  await db.insertInto('school_domains').values({ domain, school_id: id }).execute()
  for (const asked of [`https://${domain}`, `https://${domain}:8443`, `http://${domain}:3000`]) {
    expect(await senderAt(asked)).toEqual({ name: 'Test school', origin: `https://${domain}` })
  }
  expect(await senderAt(`https://evil.${domain}`)).toMatchObject({ name: 'Learngrove' })
})
