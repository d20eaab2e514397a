import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { readConfig } from '../config.ts'
import { readSender } from './sender.ts'

const config = readConfig({ SITE_URL: 'https://learngrove.example,https://illume.example' })

const senderAt = (url: string) => {
  const { protocol, hostname, host } = new URL(url)
  return readSender({ db, config, asked_at: { protocol: protocol.slice(0, -1), hostname, host } })
}

test.each([
  ['https://learngrove.example', 'Learngrove', 'https://learngrove.example'],
  ['https://illume.example', 'Illume', 'https://illume.example'],
  ['https://www.illume.example', 'Illume', 'https://www.illume.example'],
  // None of these is ours: the letter is from the site itself.
  ['https://illume.attacker.example', 'Learngrove', 'https://learngrove.example'],
  ['https://learngrove.example.attacker.example', 'Learngrove', 'https://learngrove.example'],
  ['https://notlearngrove.example', 'Learngrove', 'https://learngrove.example'],
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
  expect(await senderAt(`https://${domain}`)).toEqual({
    name: 'Test school',
    origin: `https://${domain}`,
  })
})
