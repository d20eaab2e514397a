import { pages } from '@learngrove/contract/pages'
import { Download } from 'lucide-react'
import { useNavigate } from 'react-router'
import { ClassMenu } from '#classes/classes.class-menu.tsx'
import type { Class } from '#classes/classes.data.ts'
import { useSearch } from '#platform/use-search.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Menu } from '#ui/menu.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Switch } from '#ui/switch.tsx'
import { RangeMenu } from './range-menu.tsx'
import { type FileKind, heatMapTable, saveHeatMap } from './report-file.ts'
import type { ClassReport } from './reports.data.ts'

type ReportHeadProps = {
  readonly all: readonly Class[]
  readonly chosen: Class
  readonly report: ClassReport | undefined
  readonly isProjected: boolean
}

/** Which class, of when, with or without names; and the file. All but the file stands in the address. */
export function ReportHead({ all, chosen, report, isProjected }: ReportHeadProps) {
  const [params, setParams] = useSearch()
  const navigate = useNavigate()
  const linkTo = (id: string) =>
    pages.teacherReports({
      ...{ class: id, start: params.get('start') ?? undefined },
      ...{ end: params.get('end') ?? undefined, names: params.get('names') ?? undefined },
    })
  const project = (on: boolean) =>
    setParams(
      (before) => {
        before.delete('names')
        if (on) before.set('names', 'none')
        return before
      },
      { preventScrollReset: true },
    )
  const { mastery, summary } = report ?? {}
  return (
    <PageHeader
      breadcrumb={<p className="mb-1 text-quiet text-sm">Reports</p>}
      title={<ClassMenu all={all} chosen={chosen} linkTo={linkTo} />}
      actions={
        <>
          <Switch
            label="Without names, to project"
            checked={isProjected}
            onCheckedChange={project}
          />
          {summary && (
            <RangeMenu
              range={summary.range}
              onChoose={(start) =>
                navigate(
                  pages.teacherReports({
                    ...{ class: chosen.id, start, names: params.get('names') ?? undefined },
                  }),
                )
              }
            />
          )}
          {mastery && (
            <FileMenu
              onSave={(kind) => saveHeatMap(chosen.name, heatMapTable(mastery, isProjected), kind)}
            />
          )}
        </>
      }
    />
  )
}

/** The figures as a file, or the page on paper; a browser prints to PDF too. */
const FileMenu = ({ onSave }: { readonly onSave: (kind: FileKind) => void }) => (
  <Menu
    align="end"
    trigger={
      <Button kind="line" size="small" icon={<Download {...ICON} />}>
        Export
      </Button>
    }
    entries={[
      { label: 'CSV', onAct: () => onSave('csv') },
      { label: 'Excel (XLSX)', onAct: () => onSave('xlsx') },
      { label: 'Print, or PDF', onAct: () => window.print() },
    ]}
  />
)
