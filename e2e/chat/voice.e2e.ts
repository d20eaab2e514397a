import { pages } from '@learngrove/contract/pages'
import type { Page, Response } from '@playwright/test'
import { quizNamed, signIn } from '../support/api.ts'
import { test as builtIn, expect } from '../support/fixtures.ts'
import { violations } from '../support/page-checks.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { startVoicePeer, type VoicePeer } from '../support/voice-peer.ts'

const { CHROMIUM_PATH } = process.env

type WorkerFixtures = { readonly peer: VoicePeer; readonly server: TestServer }

/** The same tests on a server with a provider that speaks and hears. */
const hosted = builtIn.extend<object, WorkerFixtures>({
  peer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const peer = await startVoicePeer()
      await use(peer)
      peer.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ peer }, use) => {
      const server = await startServer({ SPEECH_URL: peer.url, HEARING_URL: peer.url })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
})

const withMicrophone = {
  permissions: ['microphone'],
  launchOptions: {
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--autoplay-policy=document-user-activation-required'],
      ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    ],
  },
}
builtIn.use(withMicrophone)
hosted.use(withMicrophone)

const composer = (page: Page) => page.getByLabel('Message to Pip')
const messages = (page: Page) => page.getByRole('list', { name: 'Messages' }).locator('> li')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const speak = (page: Page) => button(page, 'Speak your message')

/** Asks for something, and waits for the whole of the answer. */
async function ask(page: Page) {
  await page.goto('/student/v2/chat')
  await composer(page).fill('Solve 2x + 4 = 10')
  await page.keyboard.press('Enter')
  // The first answer of a server that has just started may take its time.
  await expect(button(page, 'Read aloud')).toBeVisible({ timeout: 45_000 })
}

/** The loudness of a WAV with samples of two bytes, as the mean of their squares. */
function loudnessOf(wav: Buffer): number {
  const samples = wav.subarray(44)
  let sum = 0
  for (let at = 0; at + 1 < samples.length; at += 2) sum += samples.readInt16LE(at) ** 2
  return Math.sqrt((2 * sum) / samples.length)
}

/** What is marked as being said just now. */
const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('reading') ?? [])].map((range) => range.toString().trim()).join(' '),
  )

hosted(
  'an answer is read by a provider sentence by sentence, held, made faster and stopped',
  async ({ signInAs, peer }) => {
    const page = await signInAs('student')
    await ask(page)
    expect(peer.said).toEqual([])
    await button(page, 'Read aloud').focus()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Pause')).toBeFocused()
    await expect.poll(() => marked(page)).not.toBe('')
    expect(peer.said.join(' ')).not.toMatch(/[$*\\]/)
    await page.keyboard.press('Enter')
    await expect(button(page, 'Go on reading')).toBeFocused()
    expect(await marked(page)).toBe('')
    await button(page, 'Speed: As usual').click()
    await expect(button(page, 'Speed: Faster')).toBeVisible()
    await button(page, 'Go on reading').click()
    await expect.poll(() => marked(page)).not.toBe('')
    expect(await violations(page)).toEqual([])
    await button(page, 'Stop reading').click()
    await expect(button(page, 'Read aloud')).toBeFocused()
    expect(await marked(page)).toBe('')
    // What was said once is not asked for again.
    expect(new Set(peer.said).size).toBe(peer.said.length)
  },
)

hosted('whoever leaves is not read to any longer', async ({ signInAs, peer }) => {
  const page = await signInAs('student')
  await ask(page)
  await button(page, 'Read aloud').click()
  await expect.poll(() => marked(page)).not.toBe('')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page).toHaveURL(/dashboard/)
  // The address is the other page's before that page is there.
  await expect.poll(() => marked(page)).toBe('')
  const said = peer.said.length
  // Longer than a sentence takes.
  await page.waitForTimeout(1500)
  expect(peer.said).toHaveLength(said)
})

hosted(
  'a question of a quiz is read by the same voice, and put away at its end',
  async ({ signInAs, server, peer }) => {
    const page = await signInAs('student')
    const quizId = await quizNamed(await signIn(server.url, 'student'), 'Draw it and say it')
    await page.goto(pages.quiz({ quizId }))
    const before = peer.said.length
    await button(page, 'Listen to the question').click()
    const bar = page.getByRole('region', { name: 'Reading aloud' })
    await expect(bar).toBeVisible()
    await expect.poll(() => marked(page)).not.toBe('')
    expect(peer.said.length).toBeGreaterThan(before)
    await bar.getByRole('button', { name: 'Pause' }).click()
    await bar.getByRole('button', { name: 'Go on' }).click()
    await expect(bar).toBeHidden({ timeout: 60_000 })
    expect(await marked(page)).toBe('')
  },
)

hosted('a message is spoken, looked over and only then sent', async ({ signInAs, peer }) => {
  const page = await signInAs('student')
  await page.goto('/student/v2/chat')
  await composer(page).fill('Please tell me:')
  peer.plan('What is a half of eight?')
  await speak(page).focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Done')).toBeFocused()
  await expect(page.getByText(/^5\d s left$/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(composer(page)).toHaveValue('Please tell me: What is a half of eight?')
  await expect(composer(page)).toBeFocused()
  await expect(messages(page)).toHaveCount(0)
  await composer(page).fill('What is a half of ten?')
  await page.keyboard.press('Enter')
  await expect(messages(page).first()).toContainText('a half of ten')
})

hosted(
  'a recording is let go by Escape, and what was typed stays where it cannot be understood',
  async ({ signInAs, peer }) => {
    const page = await signInAs('student')
    await page.goto('/student/v2/chat')
    await composer(page).fill('Here already')
    const before = peer.heard()
    await speak(page).click()
    await expect(button(page, 'Done')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(speak(page)).toBeFocused()
    expect(peer.heard()).toBe(before)
    for (const [planned, words] of [
      ['', 'We did not hear any words'],
      [500, 'We could not understand that just now'],
    ] as const) {
      peer.plan(planned)
      await speak(page).click()
      await expect(page.getByText(/^5[0-8] s left$/)).toBeVisible()
      await button(page, 'Done').click()
      await expect(page.getByText(words).first()).toBeVisible()
      await expect(composer(page)).toHaveValue('Here already')
    }
  },
)

hosted('a microphone that is refused is explained', async ({ signInAs }) => {
  const page = await signInAs('student')
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('No', 'NotAllowedError')
    }
  })
  await page.goto('/student/v2/chat')
  await speak(page).click()
  await expect(page.getByText('The microphone is switched off for this page').first()).toBeVisible()
  await expect(speak(page)).toBeVisible()
})

builtIn(
  'without a provider the small voice of the server is heard, and there is no microphone',
  async ({ signInAs, server }) => {
    const page = await signInAs('student')
    await ask(page)
    const statuses: number[] = []
    const isSpeech = (response: Response) => response.url().includes('/speech?')
    page.on('response', (response) => isSpeech(response) && statuses.push(response.status()))
    const coming = page.waitForResponse(isSpeech)
    await button(page, 'Read aloud').click()
    const response = await coming
    expect(response.headers()['content-type']).toBe('audio/wav')
    await expect(button(page, 'Pause')).toBeVisible()
    await expect.poll(() => marked(page)).not.toBe('')
    await expect(speak(page)).toHaveCount(0)
    // To the end, sentence by sentence.
    await expect(button(page, 'Read aloud')).toBeVisible({ timeout: 60_000 })
    expect(statuses.length).toBeGreaterThan(1)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const { call } = await signIn(server.url, 'student')
    const { messages: told } = await call('GET /chat', { query: {} })
    const { id = '', text = '' } = told.at(-1) ?? {}
    const sound = await call('POST /chat/{id}/speech', {
      ...{ params: { id }, query: {}, body: { text } },
    })
    expect(loudnessOf(Buffer.from(await sound.arrayBuffer()))).toBeGreaterThan(500)
  },
)

builtIn(
  'a device with a voice of its own speaks by itself, and each word is marked',
  async ({ signInAs }) => {
    const page = await signInAs('student')
    await page.addInitScript(() => {
      const voices = [
        { lang: 'en-US', localService: true, name: 'Other' },
        { lang: 'en-GB', localService: false, name: 'Far away' },
        { lang: 'en-GB', localService: true, name: 'Near' },
      ]
      const said: string[] = []
      class Utterance extends EventTarget {
        voice: { name: string } | undefined
        onstart: (() => void) | undefined
        onboundary: ((at: { name: string; charIndex: number }) => void) | undefined
        onend: (() => void) | undefined
        readonly text: string
        constructor(text: string) {
          super()
          this.text = text
        }
      }
      const speak = (words: Utterance) => {
        said.push(`${words.voice?.name}: ${words.text}`)
        setTimeout(() => {
          words.onstart?.()
          words.onboundary?.({ name: 'word', charIndex: 0 })
        })
        setTimeout(() => words.onend?.(), 1500)
      }
      const synthesis = { getVoices: () => voices, speak, cancel: () => {} }
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
      Object.assign(window, { SpeechSynthesisUtterance: Utterance, said })
    })
    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.url()))
    await ask(page)
    await button(page, 'Read aloud').click()
    await expect.poll(() => marked(page)).toMatch(/^\S+$/)
    // Safe: the script above has put it there.
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
    expect(said[0]).toMatch(/^Near: /)
    expect(asked.filter((url) => url.includes('/speech'))).toEqual([])
  },
)
