import { pages } from '@learngrove/contract/pages'
import { UserRoundPlus } from 'lucide-react'
import { Link } from 'react-router'
import { familyText } from '#accounts/accounts.words.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { Plant } from '#ui/plant/plant.tsx'
import { LinkChildForm } from './link-child-form.tsx'

/** Shows a parent without a child both ways to have one here. */
export function NoChild({ first_name }: { readonly first_name: string }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-5 pt-4">
        <Pip mood="curious" size={104} />
        <div className="min-w-0 flex-1 basis-70">
          <h1 className="font-heavy text-2xl md:text-3xl">{`Welcome, ${first_name}`}</h1>
          <p className="mt-2 text-lg text-quiet">
            Next comes your child. Their week will stand here, in a sentence and a few figures.
          </p>
        </div>
      </div>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2">
        <Card as="section" aria-labelledby="create">
          <Plant stage="seed" size={88} />
          <h2 id="create" className="mt-3 text-xl">
            {familyText.create}
          </h2>
          <p className="mt-2 mb-5 text-quiet">
            A name, a school year and a password: it takes a minute. Your child needs no e-mail
            address.
          </p>
          <Button
            size="large"
            wide
            icon={<UserRoundPlus {...ICON} />}
            render={<Link to={pages.createChild()} />}
          >
            Make an account
          </Button>
        </Card>
        <Card as="section" aria-labelledby="link">
          <Plant stage="sprout" size={88} />
          <h2 id="link" className="mt-3 mb-2 text-xl">
            Link a child who is here already
          </h2>
          <LinkChildForm />
        </Card>
      </div>
    </>
  )
}
