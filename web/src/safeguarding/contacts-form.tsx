import { teacherRole } from '@learngrove/contract/roles'
import { limits } from '@learngrove/contract/safeguarding.limits'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useContractForm } from '#forms/forms.contract-form.ts'
import { FormFrame } from '#forms/forms.frame.tsx'
import { useUser } from '#platform/session.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Combobox } from '#ui/combobox.tsx'
import { ICON } from '#ui/icon-props.ts'
import { useToast } from '#ui/toast.tsx'
import type { ContactList, StaffMember } from './safeguarding.data.ts'
import { contactNotStaff, nameOf } from './safeguarding.words.ts'

const roles: { readonly [R in StaffMember['teacher_role_id']]: string } = {
  [teacherRole.admin]: 'Owner',
  [teacherRole.department_head]: 'Head of department',
  [teacherRole.teacher]: 'Teacher',
}

/** Names who is told, in order; with nobody on the list the owners are. */
export function ContactsForm({ list }: { readonly list: ContactList }) {
  const form = useContacts(list)
  const { value: chosen, onValueChange: choose } = form.field('contacts')
  return (
    <FormFrame form={form} labels={{ contacts: 'Who is told' }} save="Save" needsChange>
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
              onMove={(to) => choose(moved(chosen, place, to))}
              onDrop={() => choose(chosen.filter(({ id }) => id !== member.id))}
            />
          ))}
        </ol>
      )}
      <AddContact list={list} chosen={chosen} onAdd={(member) => choose([...chosen, member])} />
    </FormFrame>
  )
}

/** Sends who is on the list. */
function useContacts(list: ContactList) {
  const toast = useToast()
  return useContractForm('PUT /safeguarding/contacts', {
    initial: { contacts: list.are_named ? list.contacts : [] },
    toSent: ({ contacts }) => ({ body: { user_ids: contacts.map(({ id }) => id) } }),
    words: { CONTACT_NOT_STAFF: contactNotStaff },
    problemTone: 'danger',
    changes: ['GET /safeguarding/contacts', 'GET /safeguarding/standing'],
    onSaved: () => toast.show({ title: 'From now on they are told' }),
  })
}

type AddContactProps = {
  readonly list: ContactList
  readonly chosen: readonly StaffMember[]
  readonly onAdd: (member: StaffMember) => void
}

/** Finds one more of the staff by name, as long as the list has room. */
function AddContact({ list, chosen, onAdd }: AddContactProps) {
  const others = list.staff.filter(({ id }) => chosen.every((one) => one.id !== id))
  if (others.length === 0 || chosen.length >= limits.contacts) return null
  const add = (id: string | undefined) => {
    const member = others.find((one) => one.id === id)
    if (member) onAdd(member)
  }
  return (
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
      onValueChange={(choice) => add(choice?.value)}
    />
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
