import type { Received } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { child } from '../states/family.ts'
import { parent, student, teacher } from '../states/people.ts'
import { inDays, longTitle, mathematics } from '../states/samples.ts'
import { press, reads, sees, settled, waits } from '../states/shows.ts'
import { codes } from '../support/activation-codes.ts'
import { type Answers, lost, never } from '../support/answer-calls.ts'
import { pageStates } from '../support/page-state.ts'

type Code = Received<'GET /activation/{code}'>

const good: Code = {
  code: codes.many,
  checked: true,
  state: 'good',
  expires_at: inDays(365),
  months: 12,
  courses: [mathematics],
  school_name: null,
  redeemed: false,
}

const opens = (code: Partial<Code> = {}): Answers => ({
  'GET /activation/{code}': { ...good, ...code },
})
const path = pages.redeemCode({ code: codes.many })
const isOpen = reads('It opens Mathematics')

pageStates('redeem', {
  'to type a code': { path: pages.redeem(), shows: reads('Enter your code') },
  'a code with odd signs': { path: '/redeem/SPOIL', shows: sees(/^A code has no O, I or L/) },
  'coming in': { path, answers: { 'GET /activation/{code}': never }, shows: waits },
  'did not arrive': {
    path,
    answers: { 'GET /activation/{code}': lost },
    complains: /ERR_INTERNET_DISCONNECTED/,
    shows: settled,
  },
  good: { path, answers: opens(), shows: isOpen },
  'long names': {
    path,
    answers: opens({
      courses: [{ ...mathematics, title: longTitle }],
      school_name: 'The Royal Wolverhampton-Llanfairpwllgwyngyll Comprehensive School',
    }),
    shows: settled,
  },
  expired: {
    path,
    answers: opens({ checked: false, state: 'expired', expires_at: inDays(-30) }),
    shows: reads('This code has wilted'),
  },
  used: {
    path,
    answers: opens({ checked: false, state: 'used_up' }),
    shows: reads('This code has been used'),
  },
  unknown: {
    path,
    answers: { 'GET /activation/{code}': { refused: 'CODE_UNKNOWN' } },
    complains: /status of 404/,
    shows: reads(/^We cannot find/),
  },
  'a student': { path, user: student, answers: opens(), shows: isOpen },
  'a parent': { path, user: parent, answers: opens(), shows: isOpen },
  staff: { path, user: teacher, answers: opens(), shows: isOpen },
  'a student who has it': {
    path,
    user: student,
    answers: opens({ redeemed: true, checked: false }),
    shows: reads('This code is yours already'),
  },
  'a student whose courses are open': {
    path,
    user: student,
    answers: { ...opens(), 'POST /activation': { refused: 'COURSES_OPEN_ALREADY' } },
    complains: /status of 409/,
    shows: async (page) => {
      await press(page, 'Add to my courses')
      await sees('These courses are open already')(page)
    },
  },
  planted: {
    path,
    user: student,
    answers: {
      ...opens(),
      'POST /activation': {
        code: codes.many,
        student_id: student.id,
        courses: [{ ...mathematics, activated_at: inDays(0), ends_at: inDays(365) }],
      },
    },
    shows: async (page) => {
      await press(page, 'Add to my courses')
      await reads(/Planted/)(page)
    },
  },
})

const choose = pages.redemption({ code: codes.many })

pageStates('redeem for a child', {
  whom: {
    path: choose,
    user: parent,
    answers: { ...opens(), 'GET /users/children': { children: [child] } },
    shows: reads('Who is it for?'),
  },
  'no child yet': {
    path: choose,
    user: parent,
    answers: { ...opens(), 'GET /users/children': { children: [] } },
    shows: reads('First, your child'),
  },
})
