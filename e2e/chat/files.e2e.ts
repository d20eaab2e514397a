import type { Page } from '@playwright/test'
import { wordDocument } from '../support/documents.ts'
import { test as builtIn, expect, testWithModel as hosted } from '../support/fixtures.ts'

const messages = (page: Page) => page.getByRole('list', { name: 'Messages' }).locator('> li')
const attached = (page: Page) =>
  page.locator('form').getByRole('list', { name: 'Files of this message' }).locator('> li')
const field = (page: Page) => page.getByLabel('Message to Pip')

type Given = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

const text = (name: string, words: string): Given => ({
  ...{ name, mimeType: 'text/plain', buffer: Buffer.from(words) },
})
const worksheet: Given = {
  name: 'Worksheet 3.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: wordDocument(
    'Solve',
    '<m:f><m:num><m:r><m:t>x</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f><m:r><m:t>=5</m:t></m:r>',
  ),
}

async function openChat(page: Page): Promise<void> {
  await page.goto('/student/v2/chat')
  await expect(page.getByRole('button', { name: 'Add a file' })).toBeVisible()
}

const choose = (page: Page, ...files: readonly Given[]) =>
  page.locator('input[type=file][multiple]').setInputFiles([...files])

/** Sends what is written, and waits for the end of its answer. */
async function send(page: Page): Promise<string> {
  const told = await messages(page).count()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(messages(page)).toHaveCount(told + 2)
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeHidden()
  await expect(messages(page).last()).not.toHaveText('Pip')
  return await messages(page).last().innerText()
}

/** A picture as the browser holds one that was copied or dragged. */
async function hand(page: Page, how: 'paste' | 'drop', name: string): Promise<void> {
  await page.evaluate(
    async ([event, called]) => {
      const canvas = document.createElement('canvas')
      canvas.width = 60
      canvas.height = 40
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done))
      const data = new DataTransfer()
      data.items.add(new File([blob ?? ''], called, { type: 'image/png' }))
      const init = { bubbles: true, cancelable: true }
      document.body.dispatchEvent(
        event === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', { ...init, dataTransfer: data }),
      )
    },
    [how, name] as const,
  )
}

builtIn(
  'a worksheet is read with its equations, put right, answered, and kept',
  async ({ signInAs }) => {
    const page = await signInAs('student')
    await openChat(page)
    await choose(page, worksheet)
    await expect(attached(page)).toContainText('1 equation')
    await expect(
      page.getByRole('status').filter({ hasText: 'Worksheet 3.docx is added.' }),
    ).toBeAttached()
    await attached(page).getByRole('button', { name: 'What I read' }).click()
    const read = page.getByLabel('This is what I read in Worksheet 3.docx')
    await expect(read).toHaveValue('Solve $\\frac{x}{2}=5$')
    await read.fill('Solve 2x + 4 = 10')
    expect(await send(page)).toMatch(/2x|both sides/)
    await page.reload()
    const own = messages(page).first()
    await own.getByText('What I read in it').click()
    await expect(own).toContainText('Solve 2x + 4 = 10')
    const fetched = page.waitForEvent('download')
    await own.getByRole('button', { name: 'Worksheet 3.docx' }).click()
    expect((await fetched).suggestedFilename()).toBe('Worksheet 3.docx')

    // Its words are changed: its file goes with them, as it was put right, and stays where it was too.
    await own.getByRole('button', { name: 'Change' }).click()
    await expect(attached(page)).toContainText('1 equation')
    await field(page).fill('Only the first step, please')
    await send(page)
    await page.reload()
    const anew = messages(page).nth(2)
    await expect(anew).toContainText('Only the first step, please')
    for (const message of [own, anew]) {
      await message.getByText('What I read in it').click()
      await expect(message).toContainText('Solve 2x + 4 = 10')
    }
  },
)

builtIn(
  'pictures are pasted and dropped, what does not fit is named, and eyes are not claimed',
  async ({ signInAs }) => {
    const page = await signInAs('student')
    await openChat(page)
    await hand(page, 'paste', 'copied.png')
    await hand(page, 'drop', 'dragged.png')
    await choose(page, text('notes.txt', 'x = 3'), {
      ...text('large.txt', ''),
      buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 'a'),
    })
    await expect(attached(page)).toHaveCount(4)
    await expect(attached(page).filter({ hasText: 'large.txt' })).toContainText('It is larger than')
    await attached(page).getByRole('button', { name: 'Remove large.txt' }).click()
    await attached(page).getByRole('button', { name: 'Remove notes.txt' }).click()
    await expect(attached(page)).toHaveCount(2)
    await expect(field(page)).toBeFocused()
    expect(await send(page)).toContain('I cannot see pictures')
    await page.reload()
    const picture = messages(page)
      .first()
      .getByRole('button', { name: 'copied.webp, open it larger' })
    await picture.click()
    await expect(page.getByRole('dialog', { name: 'copied.webp' }).getByRole('img')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(picture).toBeFocused()
  },
)

builtIn(
  'a file whose way is cut is tried again, and one without a network waits for it',
  async ({ signInAs, context }) => {
    const page = await signInAs('student')
    await openChat(page)
    await page.route('**/chat/files', (route) => route.abort())
    await choose(page, text('notes.txt', 'Solve 3x = 12'))
    await expect(attached(page)).toContainText('did not get through')
    await page.unroute('**/chat/files')
    await attached(page).getByRole('button', { name: 'Try again' }).click()
    await expect(attached(page)).toContainText('13 bytes')
    await context.setOffline(true)
    await choose(page, text('more.txt', 'And 4x = 8'))
    await expect(attached(page).last()).toContainText('once you are online again')
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
    await context.setOffline(false)
    await expect(attached(page).last()).toContainText('10 bytes')
    await field(page).fill('Can you check these?')
    await send(page)
    await expect(messages(page).first()).toContainText('more.txt')
  },
)

hosted(
  'a hosted model is given the picture, and says what it makes of it',
  async ({ signInAs, model }) => {
    const page = await signInAs('student')
    await openChat(page)
    await hand(page, 'drop', 'page.png')
    await expect(attached(page)).toContainText('bytes')
    model.plan({ before: ['I see a page. Which line are you at?'], after: [] })
    const answer = await send(page)
    expect(answer).toContain('I see a page.')
    expect(answer).not.toContain('cannot see')
  },
)
