import type { Received } from '@learngrove/contract/call'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#platform/loaded.tsx'
import { queryOnDevice } from '#platform/on-device.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { MathsText } from '#ui/maths-text.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Tex } from '#ui/tex.tsx'
import { ToolPanel } from '../tool-panel.tsx'
import type { ToolProps } from '../tool-props.ts'

type Group = Received<'GET /quiz/{id}/formulas'>['groups'][number]

/** The formulas of the subject and year, which are there without a network once they were opened. */
export function Formulas({ quiz_id }: ToolProps) {
  const sheet = useQuery(queryOnDevice('GET /quiz/{id}/formulas', { params: { id: quiz_id } }))
  return (
    <ToolPanel title="Formula sheet">
      <Loaded
        query={sheet}
        what="The formula sheet"
        skeleton={<Skeleton shape="block" className="h-64" />}
      >
        {({ groups }) =>
          groups.length === 0 ? (
            <EmptyState mood="calm" title="No formulas here">
              This subject gets along without a formula sheet.
            </EmptyState>
          ) : (
            <Sheet groups={groups} />
          )
        }
      </Loaded>
    </ToolPanel>
  )
}

const isIn = (text: string, wanted: string) =>
  text.toLowerCase().includes(wanted.trim().toLowerCase())

function Sheet({ groups }: { readonly groups: readonly Group[] }) {
  const [wanted, setWanted] = useState('')
  const found = groups
    .map(({ title, formulas }) => ({
      title,
      formulas: isIn(title, wanted) ? formulas : formulas.filter(({ name }) => isIn(name, wanted)),
    }))
    .filter(({ formulas }) => formulas.length > 0)
  return (
    <>
      <input
        type="search"
        data-first
        aria-label="Find a formula"
        placeholder="Find a formula"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        className="sticky top-0 z-1 min-h-11 w-full rounded-control border border-field bg-surface px-3"
      />
      {found.length === 0 && <p role="status">No formula of that name. Try another word.</p>}
      {found.map(({ title, formulas }) => (
        <section key={title} aria-label={title}>
          <h3 className="mb-1 text-base">{title}</h3>
          <dl>
            {formulas.map(({ name, latex, note }) => (
              <div key={name} className="border-line border-t py-2 first:border-t-0">
                <dt className="text-quiet text-sm">
                  <MathsText inline>{name}</MathsText>
                </dt>
                <dd className="m-0">
                  <Tex display className="text-lg">
                    {latex}
                  </Tex>
                  {note !== null && <MathsText className="text-quiet text-sm">{note}</MathsText>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}
