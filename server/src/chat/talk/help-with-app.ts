import { pages } from '@learngrove/contract/pages'
import { type Asker, isUser, studentIn } from '#chat/asker.ts'
import { heartMs, maxHearts } from '#gamification/gamification.hearts.ts'

const hourMs = 3_600_000

type Help = { readonly asks: RegExp; readonly text: string }

/** What students ask about the app, in order: the first that fits is told. */
const forStudents: readonly Help[] = [
  {
    asks: /\b(?:ask|talk|speak|message|contact|write|reach|tell)\b.{0,20}\b(?:teacher|miss|sir|real person|human)\b/i,
    text: 'Below a question of a quiz stands “Ask my teacher”, where a class of yours has one: what you write goes to your teacher.',
  },
  {
    asks: /\bpass ?word|\buser ?name|\bsign[- ]?in name|\bprofile pic|\bpicture\b|\bmy name\b|\be-?mail\b/i,
    text: `Your name, your picture and how you sign in are under [Profile](${pages.profile()}).`,
  },
  {
    asks: /\bdue\b|\bhomework\b|\bassignments?\b|\bdeadline\b/i,
    text: `What your teachers have set, with the day that it is due, is under [Assignments](${pages.assignedWorksheets()}).`,
  },
  {
    asks: /\bresults?\b|\bscores?\b|\bmarks?\b|\bgrades?\b|\bhanded in\b/i,
    text: `Your finished worksheets with their marks are under [Finished worksheets](${pages.finishedWorksheets()}).`,
  },
  {
    asks: /\bbookmark|\bmistakes?\b|\bgot wrong\b|\bsaved\b/i,
    text: `What you bookmarked, and what was not yet right, is under [Look back](${pages.review()}).`,
  },
  {
    asks: /\brevis|\breviews?\b/i,
    text: `What is due to be revised is under [Practise](${pages.revisions()}).`,
  },
  {
    asks: /\b(?:font|dark|letters?|bigger|spacing|dyslexi\w*|read(?:s|ing)? (?:it |this )?(?:aloud|out)|colou?rs?|contrast)\b/i,
    text: `How texts look is set under [Profile](${pages.profile()}), and a question is read aloud by the button above it.`,
  },
  {
    asks: /\bhearts?\b|\blives\b/i,
    text: `On the free plan there are ${maxHearts} hearts, and one comes back every ${heartMs / hourMs} hours. Assignments never cost one.`,
  },
  {
    asks: /\bstreak\b|\bxp\b|\bpoints?\b|\blevel\b/i,
    text: `Your streak and your level are under [Profile](${pages.profile()}), and they come from what you answer.`,
  },
  {
    asks: /\bcode\b|\bredeem\b|\bactivat/i,
    text: `A code is typed in under [Redeem a code](${pages.redeem()}).`,
  },
  {
    asks: /\bparents?\b|\bmum\b|\bdad\b|\bcan (?:see|read)\b|\bdelete\b|\bmy data\b|\bprivacy\b/i,
    text: `Who sees what is told in the [privacy policy](${pages.privacy()}), and your parents and your data are under [Profile](${pages.profile()}).`,
  },
  {
    asks: /\bworksheet\b|\bmake (?:a|my own)\b/i,
    text: `You can put a worksheet together under [Make a worksheet](${pages.customWorksheet()}).`,
  },
  {
    asks: /\b(?:lesson|topic|garden|path|map|course|library)\b/i,
    text: `Your garden is on [Home](${pages.studentDashboard()}), and everything there is stands in the [Library](${pages.library()}).`,
  },
  {
    asks: /\b(?:bug|broken|not working|doesn'?t work|error|support|contact|complain)\b/i,
    text: `Please tell our people about it under [Support](${pages.support()}): they can look into it.`,
  },
]

const forOthers: readonly Help[] = [
  {
    asks: /\bpass ?word|\bsign[- ]?in\b|\bforgot/i,
    text: `A forgotten password is set anew under [Forgot your password](${pages.forgotPassword()}).`,
  },
  {
    asks: /\bprivacy\b|\bdata\b|\bsee\b/i,
    text: `What is kept, and who sees it, is told in the [privacy policy](${pages.privacy()}).`,
  },
]

const forGuests: readonly Help[] = [
  {
    asks: /\bsign[- ]?(?:in|up)\b|\blog ?in\b|\bregister\b|\bjoin\b|\baccount\b|\bpass ?word\b|\bsave\b|\bkeep\b/i,
    text: `You can [make an account](${pages.signup()}) or [sign in](${pages.login()}): then this conversation comes with you.`,
  },
  {
    asks: /\bpractise\b|\bpractice\b|\bworksheets?\b|\bquestions?\b|\bpapers?\b|\bexams?\b/i,
    text: `Past papers to practise with are under [Exam practice](${pages.papers()}).`,
  },
  {
    asks: /\bcourses?\b|\btopics?\b|\blessons?\b|\bnotes?\b/i,
    text: `The notes are open to everybody under [Notes](${pages.notes()}).`,
  },
  {
    asks: /\bprivacy\b|\bdata\b|\bwho (?:can |may )?(?:sees?|reads?)\b|\bdelete\b/i,
    text: `This conversation is kept for seven days after your last message, under no name, and then it is deleted. More is told in the [privacy policy](${pages.privacy()}).`,
  },
  {
    asks: /\b(?:bug|broken|not working|doesn'?t work|error|support|contact|complain)\b/i,
    text: `Please tell our people about it under [Support](${pages.support()}): they can look into it.`,
  },
]

function listFor(asker: Asker): readonly Help[] {
  if (!isUser(asker)) return forGuests
  return studentIn(asker) ? forStudents : forOthers
}

/** Tells where in the app something is done; undefined where it is none of what is known. */
export function helpWithApp(text: string, asker: Asker): { readonly text: string } | undefined {
  const all = listFor(asker)
  const found = all.find(({ asks }) => asks.test(text))
  return found && { text: found.text }
}
