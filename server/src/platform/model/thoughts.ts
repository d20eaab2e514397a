import type { LanguageModelV4Middleware, LanguageModelV4StreamPart } from '@ai-sdk/provider'

/** What a model thinks aloud stands between such tags; it is no part of its answer. */
const names = 'think|thinking|thought|thoughts|reasoning|reflection|scratchpad'
const opening = new RegExp(`<(?:${names})\\b[^<>]{0,40}>|\\[think\\]`, 'i')
const closing = new RegExp(`</(?:${names})\\s*>|\\[/think\\]`, 'i')

const anyTag = new RegExp(`${opening.source}|${closing.source}`, 'i')

/** Longest start of a tag that is held back until it is whole. */
const longestTag = 60

/** Leaves out of a text that arrives in pieces what its writer thinks aloud. */
export function withoutThoughts() {
  let held = ''
  let isThinking = false

  /** Takes all that is decided already from what is held. */
  function take(): string {
    let said = ''
    for (;;) {
      const tag = (isThinking ? closing : anyTag).exec(held)
      if (!tag) break
      if (!isThinking) said += held.slice(0, tag.index)
      // A closing tag by itself is left out: its opening was part of the prompt.
      isThinking = !isThinking && opening.test(tag[0])
      held = held.slice(tag.index + tag[0].length)
    }
    const start = startOfTag(held)
    if (!isThinking) said += held.slice(0, start)
    held = held.slice(start)
    return said
  }

  return {
    add(delta: string): string {
      held += delta
      return take()
    },
    /** Returns what was held back; a thought without an end is no answer either. */
    rest(): string {
      const said = isThinking ? '' : held
      held = ''
      return said
    },
  }
}

/** Returns where a tag may begin that is not whole yet. */
function startOfTag(text: string): number {
  const from = Math.max(0, text.length - longestTag)
  const at = text.slice(from).search(/(?:[<[]\/?[a-z]*|<\/?[a-z]+\s[^<>]{0,40})$/i)
  return at < 0 ? text.length : from + at
}

/** Drops what a model thinks aloud, so that it counts neither as a word nor as part of the answer. */
export const dropThoughts: LanguageModelV4Middleware = {
  specificationVersion: 'v4',
  async wrapStream({ doStream }) {
    const result = await doStream()
    const thoughts = withoutThoughts()
    const textPart = (id: string, delta: string): LanguageModelV4StreamPart[] =>
      delta === '' ? [] : [{ type: 'text-delta', id, delta }]
    let open: string | undefined
    const dropped = new TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart>({
      transform(part, controller) {
        for (const each of partsFor(part)) controller.enqueue(each)
      },
    })
    function partsFor(part: LanguageModelV4StreamPart): LanguageModelV4StreamPart[] {
      if (part.type === 'text-start') open = part.id
      if (part.type === 'text-delta') return textPart(part.id, thoughts.add(part.delta))
      if (part.type === 'text-end' && part.id === open)
        return [...textPart(part.id, thoughts.rest()), part]
      return [part]
    }
    return { ...result, stream: result.stream.pipeThrough(dropped) }
  },
}
