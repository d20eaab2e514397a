import { MathsText } from '#ui/maths-text.tsx'
import { Pip } from '#ui/pip/pip.tsx'

/** Shows a few lines that change with the choices beside them. */
export function ReadingSample() {
  return (
    <div className="rounded-b-card bg-mint p-5 md:p-6 @min-[760px]:rounded-tr-card @min-[760px]:rounded-bl-none">
      <div className="flex items-end justify-between gap-3">
        <p className="pb-2 font-semibold text-sm">This is how a page will look</p>
        <Pip mood="calm" size={72} />
      </div>
      <div className="rounded-card bg-surface p-4 shadow-1 md:p-5">
        <h3 className="text-lg">Sharing a bed</h3>
        <p className="mt-2">
          Ada plants a third of the bed and Ben a quarter. Both can be cut into twelfths.
        </p>
        <div className="mt-3 rounded-tile bg-primary-soft p-3 text-center">
          <MathsText inline>{'$\\frac{1}{3} + \\frac{1}{4} = \\frac{7}{12}$'}</MathsText>
        </div>
        <p className="mt-3 font-semibold">How much of the bed is still free?</p>
      </div>
    </div>
  )
}
