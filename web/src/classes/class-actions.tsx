import { ArrowUp, Ellipsis, Power, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useCall } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Menu } from '#ui/menu.tsx'
import { useToast } from '#ui/toast.tsx'
import { ClassPeople } from './class-people.tsx'
import { changesSchool, type ManagedClass } from './classes.data.ts'
import { failureWords } from './classes.words.ts'
import { MoveUp } from './move-up.tsx'

/** What can be done with a class, at the end of its row. */
export function ClassActions({ of }: { readonly of: ManagedClass }) {
  const toast = useToast()
  const [shown, setShown] = useState<'people' | 'move' | null>(null)
  const update = useCall('PATCH /teachers/class/{classId}', { changes: changesSchool })
  const turn = (is_active: boolean) =>
    update.mutate(
      { params: { classId: of.id }, body: { is_active } },
      {
        onSuccess: () =>
          toast.show({
            title: `${of.name} is switched ${is_active ? 'on' : 'off'}`,
            action: { label: 'Undo', onAct: () => turn(!is_active) },
          }),
        onError: (error) => toast.show({ kind: 'care', title: failureWords(error) }),
      },
    )
  const close = () => setShown(null)
  return (
    <>
      {shown === 'people' && <ClassPeople of={of} onClose={close} />}
      {shown === 'move' && <MoveUp of={of} onClose={close} />}
      <Menu
        align="end"
        trigger={
          <Button kind="plain" size="small" iconOnly icon={<Ellipsis {...ICON} />}>
            {`What to do with ${of.name}`}
          </Button>
        }
        entries={[
          ...(of.is_active
            ? [
                {
                  label: 'Teachers and students',
                  icon: <UsersRound {...ICON} />,
                  onAct: () => setShown('people'),
                },
                {
                  label: 'Move up a year',
                  icon: <ArrowUp {...ICON} />,
                  onAct: () => setShown('move'),
                },
              ]
            : []),
          {
            label: of.is_active ? 'Switch off' : 'Switch on',
            detail: of.is_active ? 'Its work stays' : undefined,
            icon: <Power {...ICON} />,
            danger: of.is_active,
            onAct: () => turn(!of.is_active),
          },
        ]}
      />
    </>
  )
}
