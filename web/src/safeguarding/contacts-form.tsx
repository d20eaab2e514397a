import { teacherRole } from '@learngrove/contract/roles'
import { limits } from '@learngrove/contract/safeguarding.limits'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useCall } from '#platform/api.ts'
import { useUser } from '#platform/session.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Combobox } from '#ui/combobox.tsx'
import { ICON } from '#ui/icon-props.ts'
import { useToast } from '#ui/toast.tsx'
import { FailureNote } from './failure-note.tsx'
import type { ContactList, StaffMember } from './safeguarding.data.ts'
import { nameOf } from './safeguarding.words.ts'

const roles: { readonly [R in StaffMember['teacher_role_id']]: string } = {
  [teacherRole.admin]: 'Owner',
  [teacherRole.department_head]: 'Head of department',
  [teacherRole.teacher]: 'Teacher',
}

/** Names who is told, in order; with nobody on the list the owners are. */
export function ContactsForm({ list }: { readonly list: ContactList }) {
  const toast = useToast()
  const [chosen, setChosen] = useState(list.are_named ? list.contacts : [])
  const save = useCall('PUT /safeguarding/contacts', {
    changes: ['GET /safeguarding/contacts', 'GET /safeguarding/standing'],
  })
  const others = list.staff.filter(({ id }) => chosen.every((one) => one.id !== id))
  const known = list.are_named ? list.contacts : []
  const isSame = chosen.map(({ id }) => id).join() === known.map(({ id }) => id).join()
  const send = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(
      { body: { user_ids: chosen.map(({ id }) => id) } },
      { onSuccess: () => toast.show({ title: 'From now on they are told' }) },
    )
  }
  const add = (id: string) => {
    const member = others.find((one) => one.id === id)
    if (member) setChosen([...chosen, member])
  }
  return (
    <form onSubmit={send} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {chosen.length === 0 ? (
        <p className="text-quiet">Nobody is named, so the school’s owners are told, all at once.</p>
      ) : (
        <ol className="grid gap-3">
          {chosen.map((member, place) => (
            <ContactRow
              key={member.id}
              member={member}
              place={place}
              last={chosen.length - 1}
              onMove={(to) => setChosen(moved(chosen, place, to))}
              onDrop={() => setChosen(chosen.filter(({ id }) => id !== member.id))}
            />
          ))}
        </ol>
      )}
      {others.length > 0 && chosen.length < limits.contacts && (
        <Combobox
          // Empty again for the next one.
          key={chosen.length}
          label="Add somebody"
          hint="Anybody on your school’s staff."
          placeholder="Type a name"
          emptyWords="Nobody of that name is on your staff, or they are on the list already."
          choices={others.map((member) => ({
            value: member.id,
            label: nameOf(member),
            detail: roles[member.teacher_role_id],
          }))}
          value={null}
          onValueChange={(choice) => choice && add(choice.value)}
        />
      )}
      <FailureNote error={save.error} />
      <Button type="submit" busy={save.isPending} disabled={isSame} className="justify-self-start">
        Save
      </Button>
    </form>
  )
}

/** The list with what stood at one place at another. */
function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const next = [...list]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

type ContactRowProps = {
  readonly member: StaffMember
  readonly place: number
  readonly last: number
  readonly onMove: (to: number) => void
  readonly onDrop: () => void
}

function ContactRow({ member, place, last, onMove, onDrop }: ContactRowProps) {
  const user = useUser()
  const name = nameOf(member)
  const order = place === 0 ? 'Told first' : 'Told if nobody opens it'
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Avatar name={name} />
      <span className="min-w-0 flex-1 basis-40 leading-snug">
        <b className="block font-semibold">
          {name}
          {member.id === user?.id && ' (you)'}
        </b>
        <span className="block text-quiet text-sm">
          {member.has_email ? order : 'Has no e-mail, so no letter reaches them'},{' '}
          {roles[member.teacher_role_id].toLowerCase()}
        </span>
      </span>
      <span className="flex">
        <Button
          kind="plain"
          size="small"
          iconOnly
          icon={<ArrowUp {...ICON} />}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        >
          {`Tell ${name} earlier`}
        </Button>
        <Button
          kind="plain"
          size="small"
          iconOnly
          icon={<ArrowDown {...ICON} />}
          disabled={place === last}
          onClick={() => onMove(place + 1)}
        >
          {`Tell ${name} later`}
        </Button>
        <Button kind="plain" size="small" iconOnly icon={<X {...ICON} />} onClick={onDrop}>
          {`Take ${name} off the list`}
        </Button>
      </span>
    </li>
  )
}
