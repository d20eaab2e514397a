import { Search } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Field } from '#ui/field.tsx'
import { ICON } from '#ui/icon-props.ts'

/** Marks an address that was typed here, so that the field is not overwritten while somebody types. */
const typing = 'typing'

type LibrarySearchProps = {
  /** The words in the address. */
  readonly find: string
  readonly addressOf: (find: string) => string
}

/** Takes words to search for and keeps them in the address; a link or Back changes the field too. */
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
