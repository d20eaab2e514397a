-- Whether a school has changed a part of a learning path, or an item of it, since it was drawn.
alter table lesson_sections add column is_edited boolean not null default false;
alter table lesson_items add column is_edited boolean not null default false;
