import { ArrowRightLeft, Ellipsis, KeyRound, Link, UserRoundMinus } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { Field } from '#ui/field.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Menu } from '#ui/menu.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useToast } from '#ui/toast.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { Plate, Plates, Sheet } from './sheet.tsx'

const doNothing = () => undefined
const PARTS = [
  { value: 'now', label: 'Now', content: 'Works most days, 64 minutes this week.' },
  { value: 'work', label: 'Work', content: 'Sharing in a ratio: 3 of 8, today.' },
  { value: 'account', label: 'Account', content: 'Two guardians are linked.' },
]

/** Dialogues, drawers, menus, tips, tabs and notifications. */
export function OverlaysSheet() {
  const toast = useToast()
  const row = 'flex flex-wrap gap-2'
  return (
    <Sheet title="Over the page">
      <Plates>
        <Plate title="Dialogue and drawer">
          <div className={row}>
            <QuestionDialog />
            <Dialog
              title="Swap question 2"
              description="Same skill, easier half, new to 8B."
              size="wide"
              trigger={<Button kind="line">Open a dialogue</Button>}
              actions={
                <DialogClose>
                  <Button>Swap</Button>
                </DialogClose>
              }
            >
              <Field label="Words to look for" placeholder="Ratio" />
            </Dialog>
            <Drawer
              title="Amara Okafor"
              description="amara.o, 8B Mathematics"
              trigger={<Button kind="line">Open a drawer</Button>}
              actions={<Button>Assign a booster</Button>}
            >
              <Tabs look="segments" label="About Amara" tabs={PARTS} />
            </Drawer>
          </div>
        </Plate>
        <Plate title="Menu and tip">
          <div className={row}>
            <Menu
              align="start"
              trigger={
                <Button kind="line" icon={<Ellipsis {...ICON} />}>
                  More for Ewan
                </Button>
              }
              entries={[
                {
                  label: 'New password',
                  detail: 'shown once, to you',
                  icon: <KeyRound {...ICON} />,
                  onAct: doNothing,
                },
                {
                  label: 'Code for a guardian',
                  detail: 'six signs, 24 hours',
                  icon: <Link {...ICON} />,
                  href: '#overlays',
                },
                {
                  label: 'Move to another class',
                  icon: <ArrowRightLeft {...ICON} />,
                  onAct: doNothing,
                  disabled: true,
                },
                'line',
                {
                  label: 'Take out of 8B',
                  icon: <UserRoundMinus {...ICON} />,
                  danger: true,
                  onAct: doNothing,
                },
              ]}
            />
            <Tooltip text="Six days in a row, one freeze left">
              <Button kind="soft">Streak</Button>
            </Tooltip>
          </div>
        </Plate>
        <Plate title="Notifications">
          <div className={row}>
            <Button
              kind="line"
              onClick={() =>
                toast.show({
                  title: 'Booster assigned',
                  text: 'To 4 students.',
                  action: { label: 'Undo', onAct: doNothing },
                })
              }
            >
              Done
            </Button>
            <Button
              kind="line"
              onClick={() =>
                toast.show({ title: 'Making your file', text: '46 rows', kind: 'busy' })
              }
            >
              Busy
            </Button>
            <Button
              kind="line"
              onClick={() =>
                toast.show({
                  title: 'You are offline',
                  text: 'Changes wait here and go out by themselves.',
                  kind: 'care',
                })
              }
            >
              Care
            </Button>
          </div>
        </Plate>
        <Plate title="Tabs">
          <Tabs label="About the class" tabs={PARTS} />
          <Tabs look="segments" label="About the student" tabs={PARTS} />
        </Plate>
      </Plates>
    </Sheet>
  )
}

function QuestionDialog() {
  return (
    <Dialog
      kind="question"
      title="Take Ewan out of 8B?"
      description="He keeps his account, his plants and every answer. 8B’s reports keep his past work under “former students”."
      picture={
        <span className="grid size-14 place-items-center rounded-[18px] bg-not-yet-soft text-not-yet">
          <UserRoundMinus {...ICON} size={22} />
        </span>
      }
      trigger={<Button kind="danger">Take out of 8B</Button>}
      actions={
        <>
          <DialogClose>
            <Button kind="danger">Take out of 8B</Button>
          </DialogClose>
          <DialogClose>
            <Button kind="line">Keep Ewan</Button>
          </DialogClose>
        </>
      }
    >
      <Field label="Why" hint="It goes into the log." placeholder="Moved to set 2" />
    </Dialog>
  )
}
