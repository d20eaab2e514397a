import { Calculator, Eye, Keyboard, type LucideIcon, NotebookPen, Sigma } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { prefer, usePreferences } from './preferences.ts'
import { closeTool, type Tool, toggleTool, useOpenedTool } from './tools.state.ts'

type Entry = {
  readonly tool: Tool
  readonly name: string
  readonly key: string
  readonly icon: LucideIcon
}

const entries: readonly Entry[] = [
  { tool: 'calculator', name: 'Calculator', key: 'C', icon: Calculator },
  { tool: 'formulas', name: 'Formula sheet', key: 'M', icon: Sigma },
  { tool: 'scratch', name: 'Scratch pad', key: 'S', icon: NotebookPen },
]

/** What there is to work with, by name, each with its key. */
export function ToolsList() {
  const opened = useOpenedTool()
  const { has_shortcuts } = usePreferences()
  const key = (name: string) =>
    has_shortcuts && (
      <kbd
        aria-hidden
        className="ml-auto pl-2 font-semibold font-text text-quiet text-sm pointer-coarse:hidden"
      >
        {name}
      </kbd>
    )
  const look = 'w-full justify-start text-base font-semibold'
  return (
    <ul className="grid">
      {entries.map(({ tool, name, key: letter, icon: Icon }) => (
        <li key={tool}>
          <Button
            size="small"
            kind={opened === tool ? 'soft' : 'plain'}
            icon={<Icon {...ICON} />}
            iconAfter={key(letter)}
            aria-expanded={opened === tool}
            onClick={() => toggleTool(tool)}
            className={look}
          >
            {name}
          </Button>
        </li>
      ))}
      <li>
        <Button
          kind="plain"
          size="small"
          icon={<Eye {...ICON} />}
          iconAfter={key('O')}
          onClick={() => {
            closeTool()
            prefer({ is_alone: true })
          }}
          className={look}
        >
          Only the question
        </Button>
      </li>
      <li>
        <Button
          kind="plain"
          size="small"
          icon={<Keyboard {...ICON} />}
          iconAfter={key('?')}
          aria-haspopup="dialog"
          onClick={() => toggleTool('shortcuts')}
          className={look}
        >
          Keys
        </Button>
      </li>
    </ul>
  )
}

/** The same in the column of help, where there is room. */
export const ToolsAside = () => (
  <section data-around aria-labelledby="tools">
    <h2 id="tools" className="mb-2 text-base">
      Tools
    </h2>
    <div className="-mx-3">
      <ToolsList />
    </div>
  </section>
)
