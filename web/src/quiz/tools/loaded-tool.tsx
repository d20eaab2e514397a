import { type ComponentType, useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ToolPanel } from './tool-panel.tsx'
import type { ToolProps } from './tool-props.ts'
import type { Tool } from './tools.state.ts'

type Loaded = Exclude<Tool, 'list' | 'shortcuts'>

const loaders: Readonly<Record<Loaded, () => Promise<ComponentType<ToolProps>>>> = {
  calculator: async () => (await import('./calculator/calculator.tsx')).Calculator,
  formulas: async () => (await import('./formulas/formulas.tsx')).Formulas,
  scratch: async () => (await import('./scratch/scratch.tsx')).ScratchPad,
  reading: async () => (await import('./reading/reading.tsx')).Reading,
}

const names: Readonly<Record<Loaded, string>> = {
  calculator: 'Calculator',
  formulas: 'Formula sheet',
  scratch: 'Scratch pad',
  reading: 'Read aloud',
}

type State = { readonly Part?: ComponentType<ToolProps>; readonly isLost?: boolean }

/** A tool, fetched when it is opened first. Where it does not come, it says so and can be asked for again. */
export function LoadedTool({ tool, ...props }: ToolProps & { readonly tool: Loaded }) {
  const [{ Part, isLost }, setState] = useState<State>({})
  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again fetches again
  useEffect(() => {
    let isGone = false
    loaders[tool]().then(
      (Part) => !isGone && setState({ Part }),
      () => !isGone && setState({ isLost: true }),
    )
    return () => {
      isGone = true
    }
  }, [tool, asked])
  if (Part) return <Part {...props} />
  return (
    <ToolPanel title={names[tool]}>
      {isLost ? (
        <>
          <p role="alert">
            This did not arrive. Your answer is safe; try it again when you are back online.
          </p>
          <Button
            kind="soft"
            onClick={() => {
              setState({})
              setAsked(asked + 1)
            }}
            className="justify-self-start"
          >
            Try again
          </Button>
        </>
      ) : (
        <Skeleton shape="block" className="h-40" />
      )}
    </ToolPanel>
  )
}
