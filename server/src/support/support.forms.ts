import { pages } from '@learngrove/contract/pages'
import { support } from '@learngrove/contract/support'
import { limits } from '@learngrove/contract/support.limits'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import type { PageForm } from '#platform/page-form.ts'
import { contactUs } from './contact-us.ts'
import { answerOpening, askOpening } from './openings.ts'

const { body: contact } = support.contactUs
const { body: opening } = support.askOpening

const line = z.string().trim().max(limits.school_line_length).optional()

/** A message from a school also names the school and the writer's role. */
const letter = contact.extend({ school: line, role: line })

function sendLetter(
  context: Context<'public'>,
  { school, role, ...rest }: z.output<typeof letter>,
) {
  const head = [school && `School: ${school}`, role && `Role: ${role}`].filter(Boolean).join('\n')
  return contactUs(context, { ...rest, message: `${head}\n\n${rest.message}`.trim() })
}

type Opening = z.output<typeof opening> | { readonly token: string; readonly answer: 'yes' | 'no' }

/** Handles the one page that asks for the address, and then for the confirmation. */
async function sendOpening(context: Context<'public'>, typed: Opening) {
  if (!('token' in typed)) {
    await askOpening(context, typed)
    return 'yes'
  }
  const is_wanted = typed.answer === 'yes'
  await answerOpening(context, { params: { token: typed.token }, body: { is_wanted } })
  return is_wanted ? 'told' : 'forgotten'
}

/** The forms of this area that work without scripts. */
export const supportForms: readonly PageForm[] = [
  {
    path: pages.support(),
    route: support.contactUs,
    body: letter,
    send: async (context, body: z.output<typeof letter>) => {
      await sendLetter(context, body)
      return 'yes'
    },
    anchor: 'contact',
  },
  {
    path: pages.comingSoon(),
    route: support.askOpening,
    body: z.union([z.object({ token: z.string().min(1), answer: z.enum(['yes', 'no']) }), opening]),
    send: sendOpening,
    anchor: 'tell-me',
  },
]
