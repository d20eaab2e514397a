import { expect, test } from 'vitest'
import { linesFor } from './answer.ts'
import { entryOf } from './entry.ts'
import { answerBehind, answerFrom, indexOf } from './retrieval.ts'

const modals = `**Modal verbs** show how sure we are.

The modal verbs are *can, could, may* and *must*.`

const images = `| Image | How to know it | An example |
| --- | --- | --- |
| simile | compares with *like* | The sea was like glass. |
| metaphor | says that it is something else | The sea was a sheet of glass. |

*Its* tells what belongs to it. *It's* is always *it is*.`

const leaves = `In **photosynthesis** green plants make glucose with light.

It takes place in the **chloroplasts**. Suppose a leaf is red: it has them too.`

const index = indexOf(
  Object.entries({ 'Modal verbs': modals, Images: images, Photosynthesis: leaves }).map(
    ([heading, text]) => ({ id: heading, title: 'Notes', heading, text }),
  ),
)

const ask = (text: string, topic?: string) => {
  const found = answerFrom(index, { text, topic, is_pointing: topic !== undefined })
  return 'nothing' in found ? found.nearest : [found.definition.text, found.example?.text]
}

test('what points back is answered by what was spoken of, or by nothing', () => {
  expect(ask('where does it happen', 'Photosynthesis')[0]).toMatch(/^It takes place/)
  expect(ask('which one is that', 'Photosynthesis')).toEqual(['Photosynthesis'])
})

test('both sides of a difference are told, and a row of a table tells one', () => {
  const [simile, metaphor] = ask('difference between a simile and a metaphor')
  expect(simile).toMatch(/^\*\*simile\*\*: compares with \*like\*/)
  expect(metaphor).toMatch(/^\*\*metaphor\*\*/)
})

test('little words that notes set in italics are told apart', () => {
  const [its, it_is] = ask("when do u use its and when it's")
  expect(its).toMatch(/^\*Its\*/)
  expect(it_is).toMatch(/^\*It's\*/)
})

test('a thing is of a kind where a list of the kind has it, and no list says that it is not', () => {
  const listingOf = (text: string) => {
    const found = answerFrom(index, { text, topic: 'Modal verbs', is_pointing: true })
    return 'nothing' in found ? undefined : found.listing
  }
  expect(listingOf('is must one')).toEqual({ one: 'must', is_in: true })
  expect(listingOf('is run a modal verb')).toEqual({ one: 'run', is_in: false })
  expect(listingOf('is run a verb of motion')).toBeUndefined()
})

test('a line that only leans is answered by what was asked before, and by a reason where one is wanted', () => {
  const roots = `Roots have no chloroplasts, because no light comes to them.

A root hair takes in water.`
  const some = indexOf([{ id: 'Roots', title: 'Notes', heading: 'Roots', text: roots }])
  const lean = (text: string, asked: string) => {
    const found = answerBehind(some, { text, behind: `${text} ${asked}` }, new Set())
    return found === undefined || 'nothing' in found ? undefined : found.definition.text
  }
  expect(lean('why not', 'roots have chloroplasts')).toMatch(/^Roots have no/)
  expect(lean('why', 'a root hair takes in water')).toBeUndefined()
  expect(lean('is it green', 'roots have chloroplasts')).toBeUndefined()
})

test('what a page says of another word answers only after that word was told', () => {
  const page = `## Happy

**Happy** means feeling glad. Its opposite is *sad*.

## Mean

**Mean** means unkind. Its opposite is *kind*.`
  const entry = entryOf({ id: 'w', title: 'Notes', heading: 'Words of everyday use', text: page })
  const opposite = (cited: readonly string[]) =>
    linesFor(entry, {
      ...{ terms: ['opposit'], nearness: undefined, aim: 'meaning', is_topic: true },
      isFresh: (text) => !cited.includes(text),
    })?.definition.text
  expect(opposite(['**Happy** means feeling glad.'])).toBe('Its opposite is *sad*.')
  expect(opposite([])).toBeUndefined()
})
