-- The path that a school has of a course because the platform lays it out: laid out anew when the course changes.
alter table lessons add column is_starter boolean not null default false;
create unique index on lessons (school_id, course_id) where is_starter;

-- Notes from before they had names are installed again by their names.
update documents set is_active = false where key is null and school_id is null;
