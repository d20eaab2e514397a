import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { ICON } from '#ui/icon-props.ts'
import { TextArea } from '#ui/text-area.tsx'
import { Plate, Plates, Sheet } from './sheet.tsx'

/** Text fields in every state. */
export function FieldsSheet() {
  const [note, setNote] = useState('Bring the fraction tiles on Friday.')
  return (
    <Sheet title="Fields">
      <Plates>
        <Plate title="One line">
          <Field label="Username or e-mail" placeholder="moss-otter" autoComplete="username" />
          <Field
            label="Password"
            type="password"
            defaultValue="lantern otter"
            autoComplete="current-password"
            hint="Three words that have nothing to do with each other are easy to keep."
          />
          <Field
            label="Find a student"
            labelHidden
            type="search"
            placeholder="Name or username"
            before={<Search {...ICON} className="flex-none text-quiet" />}
          />
          <Field
            label="Time limit"
            defaultValue="30"
            inputMode="numeric"
            after={<span className="text-quiet">minutes</span>}
          />
        </Plate>
        <Plate title="Another look, please">
          <Field
            label="Name"
            defaultValue="8B Mathematics"
            problem="There is an 8B Mathematics already. Try “8B Mathematics, set 2”."
          />
          <Field
            label="Seats"
            defaultValue="45"
            problem="The school has 31 seats free."
            hint="One seat for each student."
          />
          <Field
            label="Your answer"
            defaultValue="x = 7"
            problemTone="not-yet"
            problem="Not yet. Look at line 2 again."
          />
          <Field label="Class code" defaultValue="K7MP" disabled hint="Made by the school." />
        </Plate>
        <Plate title="Several lines">
          <TextArea label="Note" optional placeholder="Only teachers see this" maxLength={200} />
          <TextArea
            label="Letter home"
            value={note}
            onValueChange={setNote}
            maxLength={40}
            hint="It goes out with Friday’s report."
          />
          <Field label="Nickname" defaultValue="The most patient gardener" maxLength={20} />
          <Button kind="soft" onClick={() => setNote(`${note} And a smile.`)}>
            Write more
          </Button>
        </Plate>
      </Plates>
    </Sheet>
  )
}
