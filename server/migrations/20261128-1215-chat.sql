-- What a child calls its file stays with its talk: the list of all files goes into copies for others.
alter table chat_files add column name text not null default 'File';
alter table chat_files alter column name drop default;
