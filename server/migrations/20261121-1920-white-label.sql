-- The pictures that a school's own site is dressed with, one row for each size that is kept of one.
create table school_pictures (
  school_id uuid not null references schools on delete cascade,
  field text not null check (field in (
    'logo', 'favicon', 'mascot', 'bookcover', 'thumbnail', 'background', 'login', 'dashboard'
  )),
  -- The width that it was made for, in pixels; a smaller original stays as it is.
  made_for int not null,
  file_id uuid not null references files,
  width int not null,
  height int not null,
  -- Nothing shines through it.
  is_opaque boolean not null,
  primary key (school_id, field, made_for)
);
create index on school_pictures (file_id);

comment on column schools.theme is 'The white-label colours that are set, each as #rrggbb.';
