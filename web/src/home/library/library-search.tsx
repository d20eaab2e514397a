import { Search } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Field } from '#ui/field.tsx'
import { ICON } from '#ui/icon-props.ts'

/** Said of an address that was typed here, so that the field is not filled anew under the fingers. */
const typing = 'typing'

type LibrarySearchProps = {
  /** What the address asks for. */
  readonly find: string
  readonly addressOf: (find: string) => string
}

/** Words to look for. They stand in the address; where a link or the way back changes it, so does the field. */
export function LibrarySearch({ find, addressOf }: LibrarySearchProps) {
  const navigate = useNavigate()
  const { key, state } = useLocation()
  const [arrived, setArrived] = useState(key)
  if (state !== typing && key !== arrived) setArrived(key)
  return (
    <search className="w-full md:w-72">
      <Field
        key={arrived}
        type="search"
        label="Find in the library"
        labelHidden
        placeholder="Find in the library"
        autoComplete="off"
        before={<Search {...ICON} className="flex-none text-quiet" />}
        defaultValue={find}
        onValueChange={(value) =>
          navigate(addressOf(value.trim()), {
            replace: true,
            preventScrollReset: true,
            state: typing,
          })
        }
      />
    </search>
  )
}
