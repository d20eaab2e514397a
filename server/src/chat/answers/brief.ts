import type { LanguageModelV4Prompt } from '@ai-sdk/provider'
import { speaking, tooLong } from '@learngrove/tutor'
import type { InHand } from '@learngrove/tutor/bank'
import type { Decided } from '@learngrove/tutor/mind'
import { isUser } from '#chat/asker.ts'
import { wordsOnUnread } from '#chat/files/files.heard.ts'
import { retrieveContext } from '#chat/material/material.retrieve-context.ts'
import { decideTurn } from '#chat/talk/talk.decide-turn.ts'
import { type Calls, openCalls } from '#models/models.calls.ts'
import { type Disguise, disguiseOf, noDisguise } from '#models/redaction/redaction.disguise.ts'
import { selectKnownPeople } from '#models/redaction/redaction.people.queries.ts'
import type { Because } from './ending.ts'
import { moveFor, passagesFor, questionFor, talkFor } from './prompt.ts'
import { currentPrompt, instructionsFor } from './prompts/prompts.ts'
import type { Run, World } from './run.ts'

export type Brief = Awaited<ReturnType<typeof brief>>

/** Builds what the model is given; a hosted one learns nothing of who asks. */
export async function brief(world: World, run: Run) {
  const { db, model } = world
  const material = await retrieveContext(world, run)
  const turn = await decideTurn(world, run)
  const decided = turn?.decided
  const in_hand = turn?.in_hand
  const last = speaking(wordsAlone(run) ?? decided?.text ?? tooLong)
  const { calls, because } = await askedOf(world, run, in_hand)
  const own = {
    ...{ decided, in_hand, because, calls, suggestions: turn?.suggestions ?? [] },
    passages: material.passages,
  }
  if (!calls || !isUser(run.asker)) {
    const language = world.config.model.chain.length > 0 ? last : model.before(last)
    const content = instructionsFor({ ...material, question: run.question })
    const prompt = promptOf(content, talkFor(material.messages, noDisguise))
    return { ...own, prompt, language, disguise: noDisguise }
  }
  const disguise = disguiseOf(await selectKnownPeople(db, run.asker.user_id))
  return {
    ...own,
    prompt: promptFor(run, { material, decided, in_hand }, disguise),
    language: model.before(last, calls.ledger),
    disguise,
  }
}

/** What is said to a message in which there is nothing to read. */
const wordsAlone = ({ text, files }: Run): string | undefined =>
  text === '' && files ? wordsOnUnread(files.unread, { is_hosted: false }) : undefined

/** Writes what goes to a hosted model, with nobody's name in it. */
function promptFor(
  { question, files }: Run,
  given: {
    readonly material: Awaited<ReturnType<typeof retrieveContext>>
    readonly decided: Decided | undefined
    readonly in_hand: InHand | undefined
  },
  { hide }: Disguise,
): LanguageModelV4Prompt {
  const { material, decided, in_hand } = given
  const content = instructionsFor({
    passages: passagesFor(material.passages, hide),
    question: question && questionFor(question, hide, hintsGiven(in_hand, decided)),
    move: decided && moveFor(decided.move, hide),
  })
  return promptOf(content, talkFor(material.messages, { hide, uploads: files?.pictures }))
}

const promptOf = (content: string, talk: LanguageModelV4Prompt): LanguageModelV4Prompt => [
  { role: 'system', content },
  ...talk,
]

/** How many hints of the question the student has: from the page, and in this talk with this answer. */
const hintsGiven = (in_hand: InHand | undefined, decided: Decided | undefined): number =>
  in_hand ? Math.max(in_hand.hint_rung, decided?.state.questions[in_hand.id]?.hints ?? 0) : 0

type Asked = { readonly calls?: Calls; readonly because?: Because }

/** Decides whether a hosted model may be asked, and if not, why. */
async function askedOf(world: World, run: Run, in_hand: InHand | undefined): Promise<Asked> {
  if (world.config.model.chain.length === 0) return {}
  // What a guest says goes to no other company.
  if (!isUser(run.asker)) return { because: 'off' }
  // While a message waits to be screened again, the built-in tutor answers.
  if (!run.is_screened) return { because: 'unscreened' }
  const { user_id, school_id } = run.asker
  const caller = { user_id, school_id, purpose: 'tutor', prompt_version: currentPrompt.version }
  const calls = await openCalls(world, { ...caller, purpose: 'tutor' })
  const isLimited = calls.hosted === 'limited' && (!in_hand || run.files !== undefined)
  return calls.hosted === 'off' || isLimited ? { because: 'off' } : { calls }
}
