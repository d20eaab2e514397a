import rehypeKatex from 'rehype-katex'
import rehypeStringify from 'rehype-stringify'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { keepSigns, lineWith } from './keep-signs.ts'

const pipeline = unified()
  .use(remarkParse)
  .use(remarkMath)
  .use(remarkRehype)
  .use(rehypeKatex)
  .use(keepSigns)
  .use(rehypeStringify)

const signsAround = (html: string) =>
  [
    ...html.matchAll(/<span class="kept">(.*?)<span class="katex">|<\/span>([.,;:?!)]+)<\/span>/g),
  ].map(([, before, after]) => before ?? after)

test('a sign beside a short formula stays with it', async () => {
  const html = String(await pipeline.process('It is the hypotenuse ($h$). Is it $c$? Yes.'))
  expect(signsAround(html)).toEqual(['(', ').', '', '?'])
  expect(html.replace(/<[^>]*>/g, '')).not.toContain('??')
})

test('a long formula may be broken, and one without a sign stays as it is', async () => {
  const long = 'a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p'
  const html = String(await pipeline.process(`So $${long}$. And $x$ too.`))
  expect(html).not.toContain('kept')
})

test('in a line of words, too', () => {
  const html = lineWith('Is $x$? Or ($y$), & no more', (tex) => `<i>${tex}</i>`)
  expect(html).toBe(
    'Is <span class="kept"><i>x</i>?</span> Or <span class="kept">(<i>y</i>),</span> &amp; no more',
  )
})
