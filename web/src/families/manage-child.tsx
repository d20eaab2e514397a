import { pages } from '@learngrove/contract/pages'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { type Child, changesChildren } from '#accounts/accounts.data.ts'
import { DataCard } from '#accounts/accounts.data-card.tsx'
import { PictureSection } from '#accounts/picture/picture.section.tsx'
import { invalidate } from '#platform/query-client.ts'
import { ICON } from '#ui/icon-props.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { SideCard } from '#ui/side-card.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { ChildDetailsForm } from './child-details-form.tsx'
import { ChildGuardianList } from './child-guardian-list.tsx'
import { ChildPasswordForm } from './child-password-form.tsx'
import { PlanCard } from './plan-card.tsx'
import { UnlinkCard } from './unlink-card.tsx'

/** Shows everything about a child's account that its parent may change. */
export function ManageChild({ child }: { readonly child: Child }) {
  const isOfSchool = child.school_name !== ''
  return (
    <>
      <PageHeader
        breadcrumb={
          <TextLink alone render={<Link to={pages.parentDashboard({ child: child.id })} />}>
            <ArrowLeft {...ICON} />
            {`${child.first_name}’s week`}
          </TextLink>
        }
        title={`${child.first_name}’s account`}
        lead={child.username ? `Username: ${child.username}` : undefined}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-6">
          <SideCard title="Details">
            <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6">
              <PictureSection
                id={child.id}
                name={child.first_name}
                picture={child.profile_pic_url}
                onChanged={() => invalidate(...changesChildren)}
              />
              <ChildDetailsForm child={child} />
            </div>
          </SideCard>
          <SideCard title="Who is linked">
            <ChildGuardianList child={child} />
          </SideCard>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-6">
          <SideCard title="Password">
            {isOfSchool ? (
              <p className="mt-3 text-quiet">
                {`${child.school_name} set this account up, so the school sets its password.`}
              </p>
            ) : (
              <ChildPasswordForm child={child} />
            )}
          </SideCard>
          {!isOfSchool && <PlanCard child={child} />}
          {!isOfSchool && <DataCard user_id={child.id} name={child.first_name} />}
          <UnlinkCard child={child} />
        </div>
      </div>
    </>
  )
}
