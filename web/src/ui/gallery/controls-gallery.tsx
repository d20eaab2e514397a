import { ToastProvider } from '#ui/toast.tsx'
import { ButtonsSheet } from './controls/buttons-sheet.tsx'
import { ChoicesSheet } from './controls/choices-sheet.tsx'
import { FieldsSheet } from './controls/fields-sheet.tsx'
import { FindersSheet } from './controls/finders-sheet.tsx'
import { OverlaysSheet } from './controls/overlays-sheet.tsx'
import { TableSheet } from './controls/table-sheet.tsx'

/** Every control of the design system in every state, for looking at and for the accessibility test. */
export function ControlsGallery() {
  return (
    <ToastProvider>
      <ButtonsSheet />
      <FieldsSheet />
      <ChoicesSheet />
      <FindersSheet />
      <TableSheet />
      <OverlaysSheet />
    </ToastProvider>
  )
}
