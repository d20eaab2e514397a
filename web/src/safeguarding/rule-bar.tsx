import { limits } from '@learngrove/contract/safeguarding.limits'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, ShieldCheck } from 'lucide-react'
import { useUser } from '#platform/session.ts'
import { ICON } from '#ui/icon-props.ts'
import { type ContactList, contactList } from './safeguarding.data.ts'
import { namesOf } from './safeguarding.words.ts'

/** Who is told, and what comes before any reading. */
export function RuleBar() {
  const user = useUser()
  const { data } = useQuery(contactList)
  return (
    <div className="mb-5 flex flex-wrap items-start gap-x-8 gap-y-2 rounded-tile bg-pastel-sky px-4 py-3 text-sm">
      <p className="flex min-w-0 flex-1 basis-80 gap-2.5">
        <ShieldCheck {...ICON} className="mt-0.5 flex-none" />
        <span className="min-w-0">{data && <Told list={data} me={user?.id ?? ''} />}</span>
      </p>
      <p className="flex min-w-0 gap-2.5">
        <CircleAlert {...ICON} className="mt-0.5 flex-none" />
        <span>
          Someone in danger this minute: <b className="font-bold">ring 999 first.</b>
        </span>
      </p>
    </div>
  )
}

function Told({ list, me }: { readonly list: ContactList; readonly me: string }) {
  const reached = list.contacts.filter(({ has_email }) => has_email)
  if (reached.length === 0) {
    return <b className="font-bold">No letter can reach anybody: nobody here has an e-mail.</b>
  }
  const told = list.are_named ? reached.slice(0, 1) : reached
  const others = reached.slice(told.length)
  const names = namesOf(told, me)
  const begins =
    told.length === 1 && told[0]?.id === me
      ? 'You are'
      : `${capital(names)} ${told.length > 1 ? 'are' : 'is'}`
  return (
    <>
      <b className="font-bold">
        {begins} told at once{list.are_named ? '.' : ', for nobody is named yet.'}
      </b>{' '}
      {others.length > 0 &&
        `Not opened in ${limits.unopened_minutes} minutes, ${namesOf(others, me)} ${others.length > 1 || others[0]?.id === me ? 'are' : 'is'} told as well.`}
    </>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
