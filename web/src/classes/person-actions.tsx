import { Ellipsis, Mail, Power } from 'lucide-react'
import { useCall } from '#platform/api.ts'
import { useUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Menu } from '#ui/menu.tsx'
import type { MenuEntry } from '#ui/menu-types.ts'
import { useToast } from '#ui/toast.tsx'
import { changesSchool, type SignIn } from './classes.data.ts'
import { failureWords, nameOf } from './classes.words.ts'

type PersonActionsProps = {
  readonly person: {
    readonly id: string
    readonly first_name: string
    readonly last_name: string
    readonly sign_in: SignIn
    readonly is_active: boolean
  }
  /** What else can be done with them. */
  readonly more?: readonly MenuEntry[]
}

/** What can be done with somebody, at the end of their row. */
export function PersonActions({ person, more = [] }: PersonActionsProps) {
  const me = useUser()
  const { turn, invite } = useDeeds(person)
  const name = nameOf(person)
  const entries: readonly MenuEntry[] = [
    ...more,
    ...(person.sign_in === 'invited'
      ? [{ label: 'Send the invitation again', icon: <Mail {...ICON} />, onAct: invite }]
      : []),
    ...(person.id === me?.id
      ? []
      : [
          {
            label: person.is_active ? 'Switch off' : 'Switch on',
            detail: person.is_active ? 'They are signed out; their work stays' : undefined,
            icon: <Power {...ICON} />,
            danger: person.is_active,
            onAct: () => turn(!person.is_active),
          },
        ]),
  ]
  if (entries.length === 0) return null
  return (
    <Menu
      align="end"
      trigger={
        <Button kind="plain" size="small" iconOnly icon={<Ellipsis {...ICON} />}>
          {`What to do with ${name}`}
        </Button>
      }
      entries={entries}
    />
  )
}

function useDeeds(person: PersonActionsProps['person']) {
  const toast = useToast()
  const update = useCall('PATCH /teachers/people/{id}', { changes: changesSchool })
  const again = useCall('POST /teachers/people/{id}/invitation', { changes: changesSchool })
  const params = { id: person.id }
  const onError = (error: unknown) => toast.show({ kind: 'care', title: failureWords(error) })
  const turn = (is_active: boolean) =>
    update.mutate(
      { params, body: { is_active } },
      {
        onSuccess: () =>
          toast.show({
            title: `${nameOf(person)} is switched ${is_active ? 'on' : 'off'}`,
            action: { label: 'Undo', onAct: () => turn(!is_active) },
          }),
        onError,
      },
    )
  const invite = () =>
    again.mutate(
      { params },
      { onSuccess: () => toast.show({ title: 'The letter is on its way' }), onError },
    )
  return { turn, invite }
}
