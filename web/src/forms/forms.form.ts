import { type InputEvent, type SubmitEvent, useRef, useState } from 'react'
import { checkAll, type Problems, problemsOnly } from './check-all.ts'
import type { Checks } from './forms.checks.ts'

type FormOptions<V> = {
  readonly initial: V
  /** What is looked at when the form is sent, in the order of the fields on the page. */
  readonly checks?: Checks<V> | undefined
  /**
   * Boxes that have to be ticked, with the words where they are not. The browser holds them, so that
   * a tick counts that was made before the scripts came.
   */
  readonly ticks?: Readonly<Record<string, string>> | undefined
  /** Amber for families, red for staff and visitors. */
  readonly problemTone?: 'not-yet' | 'danger' | undefined
  readonly isBusy: boolean
  /** Called with what fits; the second holds the fields that the browser keeps. */
  readonly onSend: (values: V, typed: FormData) => unknown
}

/**
 * Holds what is typed in a form and what is to be looked at again. Nothing is said before the form is
 * sent; then the first field with a problem takes the focus, and a problem goes as its field is changed.
 */
export function useForm<V extends object>(options: FormOptions<V>) {
  const { initial, checks = {}, ticks = {}, problemTone = 'not-yet', isBusy, onSend } = options
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<Problems>({})
  const saved = useRef(initial)
  const newest = useRef(initial)
  const element = useRef<HTMLFormElement>(null)
  const isChecking = useRef(false)

  function set(changed: Partial<V>) {
    newest.current = { ...newest.current, ...changed }
    setValues(newest.current)
    clear(...Object.keys(changed))
  }

  function clear(...names: readonly string[]) {
    setProblems((before) =>
      names.some((name) => before[name])
        ? problemsOnly({ ...before, ...Object.fromEntries(names.map((name) => [name, ''])) })
        : before,
    )
  }

  /** Shows problems, and takes the reader to the first. Answers whether there is one. */
  function show(found: Problems): boolean {
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) focusField(element.current, first)
    return first !== undefined
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy || isChecking.current) return
    const typed = new FormData(event.currentTarget)
    isChecking.current = true
    try {
      const found = await checkAll(newest.current, checks, ticks, typed)
      if (!show(found)) await onSend(newest.current, typed)
    } finally {
      isChecking.current = false
    }
  }

  const isDirty = () => JSON.stringify(newest.current) !== JSON.stringify(saved.current)
  return {
    values,
    problems,
    set,
    show,
    /** Whether something was changed since it was saved; true to the moment, even between two drawings. */
    isDirty,
    /** Puts back what was saved last. */
    undo: () => {
      set(saved.current)
      setProblems({})
    },
    /** Takes these as saved. */
    accept: (kept: V) => {
      saved.current = kept
    },
    focus: (name: string) => focusField(element.current, name),
    ...controlsOf({ values, problems, problemTone, set }),
    /** What the form element needs. Before the page is alive, `noValidate` may be turned off after it. */
    props: {
      ref: element,
      noValidate: true,
      onSubmit: submit,
      onInput: ({ target }: InputEvent<HTMLFormElement>) => {
        if (target instanceof HTMLInputElement) clear(target.name)
      },
    },
  }
}

type Held<V> = {
  readonly values: V
  readonly problems: Problems
  readonly problemTone: 'not-yet' | 'danger'
  readonly set: (changed: Partial<V>) => void
}

/** Makes what ties a control to its value. */
function controlsOf<V extends object>({ values, problems, problemTone, set }: Held<V>) {
  return {
    /** Gives a control that has a value what it needs: `<Field label="…" {...form.field('name')} />`. */
    field: <N extends keyof V & string>(name: N) => ({
      name,
      value: values[name],
      onValueChange: (value: V[N]) => set(changeOf<V, N>(name, value)),
      problem: problems[name] ?? '',
      problemTone,
    }),
    /** Gives the same to a box to tick that the page holds. */
    tick: <N extends keyof V & string>(name: N) => ({
      name,
      checked: values[name] === true,
      // Safe: a box is tied to a value that is true or false.
      onCheckedChange: (checked: boolean) => set(changeOf<V, N>(name, checked as V[N])),
      problem: problems[name] ?? '',
      problemTone,
    }),
  }
}

/** Builds a change of one field. */
function changeOf<V extends object, N extends keyof V & string>(name: N, value: V[N]) {
  // Safe: an object with one of the names of V, and a value of that name.
  return { [name]: value } as unknown as Partial<V>
}

/** Moves the focus to a field by its name; a control that has none is found by its group. */
function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus()
}

/** A form as its frame and its fields take it. */
export type Form<V extends object> = ReturnType<typeof useForm<V>>
